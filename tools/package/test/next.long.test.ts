import { describe } from "vitest";
import { codeBlocks, node, uiExamples, versions } from "./fresh-app.ts";
import { testServerRendered } from "./server-rendered.ts";

describe("in server components of Next.js", () => {
  testServerRendered(async (app) => {
    const { next, typescript, "@types/react": types, "@types/node": nodeTypes } = versions;
    await app.install(next, typescript, types, nodeTypes);
    const examples = await uiExamples();
    const [stylesheet] = await codeBlocks("packages/ui/README.md", "ts");
    const inApp = Object.entries(examples.files).map(([name, text]) => [`app/${name}`, text]);
    await app.write({
      ...Object.fromEntries(inApp),
      "app/layout.tsx": `import type { ReactNode } from "react";
${stylesheet}
export const metadata = { title: "Outside", icons: "data:," };
export default ({ children }: { children: ReactNode }) => <html lang="en"><body>{children}</body></html>;`,
      "app/page.tsx": `${examples.imports}
export default () => <main>${examples.elements}</main>;`,
    });
    await app.run("npx next build");
    return app.start(node, ["node_modules/next/dist/bin/next", "start", "--port", "4861"]);
  });
});
