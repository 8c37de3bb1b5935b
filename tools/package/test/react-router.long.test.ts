import { describe } from "vitest";
import { codeBlocks, node, uiExamples, versions } from "./fresh-app.ts";
import { testServerRendered } from "./server-rendered.ts";

describe("in React Router, rendered on a server", () => {
  testServerRendered(async (app) => {
    const { vite, isbot, "react-router": router, ...rest } = versions;
    await app.install(
      vite,
      isbot,
      router,
      ...Object.values(rest).filter((name) => name.startsWith("@react-router/")),
    );
    const examples = await uiExamples();
    const [stylesheet] = await codeBlocks("packages/ui/README.md", "ts");
    const inApp = Object.entries(examples.files).map(([name, text]) => [`app/${name}`, text]);
    await app.write({
      ...Object.fromEntries(inApp),
      "vite.config.ts": `import { reactRouter } from "@react-router/dev/vite";
export default { plugins: [reactRouter()] };`,
      "app/routes.ts": `import { index } from "@react-router/dev/routes";
export default [index("page.tsx")];`,
      "app/root.tsx": `import { Links, Meta, Outlet, Scripts } from "react-router";
${stylesheet}
export const meta = () => [{ title: "Outside" }];
export const links = () => [{ rel: "icon", href: "data:," }];
export default () => <html lang="en"><head><Meta /><Links /></head><body><Outlet /><Scripts /></body></html>;`,
      "app/page.tsx": `${examples.imports}
export default () => <main>${examples.elements}</main>;`,
    });
    await app.run("npx react-router build");
    return app.start("env", [
      "NODE_ENV=production",
      "PORT=4862",
      node,
      "node_modules/@react-router/serve/dist/cli.js",
      "build/server/index.js",
    ]);
  });
});
