import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { build, type Plugin } from "esbuild";
import { beforeAll, expect, it } from "vitest";

/*
 * In an application with server components, a server loads an entry's modules down to the first `"use client"`. A
 * module that it can reach and that needs a browser starts with the directive. The others do without: their code
 * is not sent to visitors.
 */
const root = path.resolve(import.meta.dirname, "..");
const entries = globSync("src/{components,blocks}/*/index.ts", { cwd: root }).sort();

/** What runs on a server as well. Every other library needs a browser. */
const libraries =
  /^(react|@radix-ui\/react-(slot|compose-refs)|class-variance-authority|clsx|lucide-react|zod.*)$/;

/** React's exports that a server component can't use, such as `useState`. */
let clientReact: Set<string>;
/** The modules that a server loads, and those at which it stops. */
let served: string[];
let boundaries: string[];
let failures: string[];

const text = (file: string) => readFileSync(path.join(root, file), "utf8");
const isClient = (source: string) => /^(\/\*.*?\*\/\s*)?["']use client["']/s.test(source);

beforeAll(async () => {
  // Beside the workspace's own libraries, so that Node finds React.
  const folder = await mkdtemp(path.join(root, "node_modules/.server-components-"));
  try {
    const stops = new Set<string>();
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: entries.map((file) => ({ in: file, out: path.basename(path.dirname(file)) })),
      outdir: folder,
      outExtension: { ".js": ".mjs" },
      bundle: true,
      metafile: true,
      format: "esm",
      platform: "node",
      conditions: ["react-server", "module"],
      jsx: "automatic",
      external: ["react", "react-dom"],
      // Libraries in CommonJS require React.
      banner: {
        js: `import { createRequire } from "node:module"; const require = createRequire(import.meta.url);`,
      },
      plugins: [clientReferences(stops)],
    });
    const ours = Object.keys(metafile.inputs).filter((file) => file.startsWith("src/"));
    served = ours.filter((file) => !stops.has(file));
    boundaries = [...stops].filter((file) => file.startsWith("src/"));

    const names = entries.map((file) => path.basename(path.dirname(file)));
    const onServer = JSON.parse(
      await onReactServer(
        folder,
        `const failures = [];
         for (const name of ${JSON.stringify(names)})
           await import("./" + name + ".mjs").catch(({ message }) => failures.push(name + ": " + message));
         console.log(JSON.stringify({ failures, react: Object.keys(await import("react")) }));`,
      ),
    );
    failures = onServer.failures;
    clientReact = new Set(
      Object.keys(await import("react")).filter((name) => !onServer.react.includes(name)),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it("loads every entry on a server", () => {
  expect(clientReact).toContain("useState");
  expect(failures).toEqual([]);
});

it('marks what needs a browser with "use client"', () => {
  const unmarked = served.map((file) => ({ file, needs: browserOnly(file) }));
  expect(unmarked.filter(({ needs }) => needs.length > 0)).toEqual([]);
});

it("leaves everything else without the directive", () => {
  expect(boundaries.length).toBeGreaterThan(20);
  expect(boundaries.filter((file) => browserOnly(file).length === 0)).toEqual([]);
});

/** The handlers and imports of a module that need a browser. */
function browserOnly(file: string) {
  const source = text(file);
  const handlers = source.match(/\son[A-Z]\w*=\{/g) ?? [];
  const imported = [...source.matchAll(/^import (?!type )(.*?) from "([^"]+)";$/gms)].flatMap(
    ([, what = "", from = ""]) => {
      const names = [...what.matchAll(/(?<=[{,] *)\w+/g)]
        .map(([name]) => name)
        .filter((name) => name !== "type");
      if (from === "react") return names.filter((name) => clientReact.has(name));
      if (!from.startsWith(".")) return libraries.test(from) ? [] : [from];
      // A server can render a reference to a client component, but has none of its functions and values.
      return isClientsOwn(path.join(path.dirname(file), from))
        ? names.filter((name) => !/^[A-Z]\w*[a-z]/.test(name))
        : [];
    },
  );
  return [...handlers.map((handler) => handler.trim()), ...imported];
}

function isClientsOwn(imported: string): boolean {
  const [file] = globSync([`${imported}.{ts,tsx}`, `${imported}/index.ts`], { cwd: root });
  if (!file) return false;
  const source = text(file);
  const reexported = [...source.matchAll(/^export \* from "([^"]+)"/gm)];
  return (
    isClient(source) ||
    browserOnly(file).length > 0 ||
    reexported.some(([, from = ""]) => isClientsOwn(path.join(path.dirname(file), from)))
  );
}

/** Replaces each client module by a reference, as bundlers of server components do. */
function clientReferences(stops: Set<string>): Plugin {
  return {
    name: "client-references",
    setup({ onLoad, onResolve, resolve }) {
      // All of its icons are client components, in a thousand modules that needn't be read.
      onResolve({ filter: /^lucide-react$/ }, ({ path: wanted }) => ({
        path: wanted,
        namespace: "client-reference",
      }));
      onResolve({ filter: /.*/ }, async ({ path: wanted, pluginData, ...options }) => {
        if (pluginData === "resolving" || options.kind === "entry-point") return;
        const found = await resolve(wanted, { ...options, pluginData: "resolving" });
        if (found.external || found.namespace !== "file" || !isClient(readFileSync(found.path, "utf8")))
          return found;
        stops.add(path.relative(root, found.path));
        return { path: found.path, namespace: "client-reference" };
      });
      onLoad({ filter: /.*/, namespace: "client-reference" }, () => ({
        contents: "module.exports = new Proxy({}, { get: () => () => {} });",
        loader: "js",
      }));
    },
  };
}

async function onReactServer(cwd: string, script: string) {
  const flags = ["--conditions=react-server", "--input-type=module", "--eval", script];
  const { stdout } = await promisify(execFile)(process.execPath, flags, { cwd });
  return stdout;
}
