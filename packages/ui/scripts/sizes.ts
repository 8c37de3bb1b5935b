/**
 * Measures the size of every entry of the library as a page loads it: minified and gzipped, without React.
 *
 *     npm run size -w @clinic/ui
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { type BuildOptions, build, type Plugin } from "esbuild";

// Budgets are in kilobytes of 1000 bytes.

/** The budget of most entries. */
const USUAL_KB = 8;

/** Entries that include a library: most of Radix's parts, Downshift, Embla, react-hook-form. */
const LARGER_KB: Record<string, number> = {
  "components/accordion": 13,
  "components/carousel": 12.5,
  "components/dialog": 14,
  "components/tabs": 12,
  "components/date-picker": 17,
  "components/image-zoom": 16,
  "components/status-dialog": 17.5,
  "components/video-dialog": 17,
  "components/submission-form": 21,
  "blocks/article-carousel": 14,
  "blocks/before-after-gallery": 19,
  "blocks/branch-gallery": 16,
  "blocks/contact-block": 17,
  "blocks/faq-section": 14,
  "blocks/related-treatments": 15,
  "blocks/search-dialog": 18,
  "blocks/staff-carousel": 18,
  "blocks/text-testimonials": 26,
  "blocks/video-slider": 18,
  "blocks/video-testimonials": 18,
  "blocks/appointment-form": 39,
  "blocks/career-form": 38.5,
  "blocks/enquiry-form": 39,
};

/** Budgets of entries with parts that load on demand, these included. */
const WITH_EVERYTHING_KB: Record<string, number> = {
  "components/date-picker": 41,
  "components/image-grid": 18,
  "blocks/appointment-form": 63,
  "blocks/branch-gallery": 24,
  "blocks/case-grid": 18,
  "blocks/destination-grid": 18,
  "blocks/video-buttons": 18,
  "blocks/video-slider": 30,
  "blocks/video-testimonials": 30,
};

export interface Size {
  name: string;
  bytes: number;
  limit: number;
}

const source = fileURLToPath(new URL("../src", import.meta.url));
const entries = globSync("{components,blocks}/*", { cwd: source })
  .filter((entry) => existsSync(path.join(source, entry, "index.ts")))
  .sort();

/** The size of each entry at first and, if it has parts that load on demand, in all. */
export async function measureSizes(): Promise<Size[]> {
  const initial = await bundle(entries, [leaveOutLate]);
  const lazy = initial.filter(({ loadsLate }) => loadsLate).map(({ entry }) => entry);
  const whole = await bundle(lazy);
  const limitOf = (budgets: Record<string, number>, entry: string) => 1000 * (budgets[entry] ?? USUAL_KB);
  return [
    ...initial.map(({ entry, bytes }) => ({ name: entry, bytes, limit: limitOf(LARGER_KB, entry) })),
    ...whole.map(({ entry, bytes }) => ({
      name: `${entry} with everything`,
      bytes,
      limit: limitOf(WITH_EVERYTHING_KB, entry),
    })),
  ];
}

const leaveOutLate: Plugin = {
  name: "leave-out-late",
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path, external: true } : undefined,
    );
  },
};

/** Lucide's entry exports thousands of icons, and esbuild would visit each of them for each of ours. */
const onlyUsedIcons: Plugin = {
  name: "only-used-icons",
  setup({ onLoad }) {
    onLoad({ filter: /lucide-react\.mjs$/ }, ({ path: file }) => {
      const used = new Set(globSync("**/*.tsx", { cwd: source }).flatMap(iconsOf));
      const lines = readFileSync(file, "utf8").split("\n");
      const contents = lines.filter(
        (line) => line.includes("./icons/") && line.match(/\w+(?=[, }]+)/g)?.some((name) => used.has(name)),
      );
      return { contents: contents.join("\n"), resolveDir: path.dirname(file) };
    });
  },
};

function iconsOf(file: string) {
  const [, names = ""] =
    /import \{([^}]*)\} from "lucide-react"/.exec(readFileSync(path.join(source, file), "utf8")) ?? [];
  return names.match(/\w+/g) ?? [];
}

/** One build for all, so that each module is parsed once. There is no splitting, so each output is complete. */
async function bundle(names: string[], plugins: Plugin[] = []) {
  const options = {
    absWorkingDir: source,
    entryPoints: names.map((name) => ({ in: `${name}/index.ts`, out: name })),
    outdir: "/",
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: "esm",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    external: ["react", "react-dom"],
    plugins: [...plugins, onlyUsedIcons],
  } satisfies BuildOptions;
  const { outputFiles, metafile } = await build(options);
  return names.map((entry) => {
    const [output] = Object.values(metafile.outputs).filter(
      ({ entryPoint }) => entryPoint === `${entry}/index.ts`,
    );
    const file = outputFiles.find(({ path }) => path === `/${entry}.js`);
    if (!output || !file) throw new Error(`${entry} was not built.`);
    return {
      entry,
      bytes: gzipSync(file.contents, { level: 9 }).length,
      loadsLate: output.imports.some(({ kind }) => kind === "dynamic-import"),
    };
  });
}

if (import.meta.main) {
  const sizes = await measureSizes();
  console.table(sizes.map(({ name, bytes, limit }) => ({ name, kB: bytes / 1000, "at most": limit / 1000 })));
}
