import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { packagesFolder, root } from "../src/folders.ts";
import { outsideEnvironment } from "../src/outside-environment.ts";

/** Pinned, so that only our own changes can break a test. */
export const versions = {
  react: "react@19.3.1",
  "react-dom": "react-dom@19.3.1",
  vite: "vite@8.3.8",
  tailwindcss: "tailwindcss@4.3.5",
  "@tailwindcss/vite": "@tailwindcss/vite@4.3.5",
  typescript: "typescript@6.0.3",
  "@types/react": "@types/react@19.3.0",
  "@types/react-dom": "@types/react-dom@19.3.0",
  "@types/node": "@types/node@24.19.2",
  msw: "msw@3.0.5",
  next: "next@16.4.6",
  "react-router": "react-router@8.4.0",
  "@react-router/dev": "@react-router/dev@8.4.0",
  "@react-router/node": "@react-router/node@8.4.0",
  "@react-router/serve": "@react-router/serve@8.4.0",
  isbot: "isbot@5.2.3",
};

export const node = path.join(root, "node_modules/.bin/node");

/** A folder outside this repository with nothing but the tarballs. */
export async function freshApp() {
  const folder = await mkdtemp(path.join(tmpdir(), "clinic-app-"));
  for (const name of ["ui", "api-client", "content"])
    await copyFile(path.join(packagesFolder, `clinic-${name}.tgz`), path.join(folder, `clinic-${name}.tgz`));
  await writeFile(
    path.join(folder, "package.json"),
    '{ "name": "outside", "private": true, "type": "module" }',
  );
  return {
    folder,
    async write(files: Record<string, string>) {
      for (const [name, text] of Object.entries(files)) {
        await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
        await writeFile(path.join(folder, name), text);
      }
    },
    /** Runs a command as typed in a shell. */
    run: (command: string) => run("sh", ["-euc", command], folder),
    install: (...packages: string[]) => run("sh", ["-euc", `npm install ${packages.join(" ")}`], folder),
    /** Starts a server that prints its address on a line, and returns the address and a function that stops it. */
    async start(command: string, words: string[]) {
      const child = spawn(command, words, { cwd: folder, env: appEnvironment(), detached: true });
      const address = await new Promise<string>((resolve, reject) => {
        let output = "";
        const read = (chunk: Buffer) => {
          output += chunk;
          const [found] = /http:\/\/localhost:\d+/.exec(output) ?? [];
          if (found) resolve(found);
        };
        child.stdout.on("data", read);
        child.stderr.on("data", read);
        child.on("exit", () => reject(new Error(output)));
      });
      return {
        address,
        async stop() {
          const ended = once(child, "exit");
          process.kill(-(child.pid as number));
          await ended;
        },
      };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The code blocks of a README in one language, in order. `scripts/documents.test.ts` counts those that tests follow. */
export async function codeBlocks(file: string, language: string) {
  const readme = await readFile(path.join(root, file), "utf8");
  return [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms"))].map(
    ([, code = ""]) => code,
  );
}

/** The examples of the library's README as modules: imports, an empty line, and what to render. */
export async function uiExamples() {
  const blocks = await codeBlocks("packages/ui/README.md", "tsx");
  const files = blocks.map((block, index) => {
    const [imports, ...jsx] = block.split("\n\n");
    return [
      `example-${index}.tsx`,
      `${imports}\n\nexport default () => <>${jsx.join("\n\n")}</>;\n`,
    ] as const;
  });
  const imports = files.map((_, index) => `import Example${index} from "./example-${index}";`).join("\n");
  return {
    files: Object.fromEntries(files),
    imports,
    elements: files.map((_, index) => `<Example${index} />`).join("\n"),
  };
}

function appEnvironment() {
  const npm = { npm_config_prefer_offline: "true", npm_config_audit: "false", npm_config_fund: "false" };
  return {
    ...outsideEnvironment(),
    ...npm,
    ...{ NEXT_TELEMETRY_DISABLED: "1", NO_COLOR: "1" },
    PATH: `${path.dirname(node)}:${process.env.PATH}`,
  };
}

async function run(command: string, words: string[], cwd: string) {
  const { stdout } = await promisify(execFile)(command, words, {
    cwd,
    env: appEnvironment(),
    maxBuffer: 10_000_000,
  }).catch((error) => {
    throw new Error(`${words.at(-1)}\n${error.stdout}\n${error.stderr}`, { cause: error });
  });
  return stdout;
}
