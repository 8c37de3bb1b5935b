import { existsSync, readdirSync } from "node:fs";
import type { SizeLimitConfig } from "size-limit";

/** Most entries are small and stay so. Kilobytes of 1000 bytes, gzip, without React. */
const usual = 8;

/** Those that bring a library: Radix's accordion, dialog and tabs, Embla, react-hook-form. */
const larger: Record<string, number> = {
  "components/accordion": 13,
  "components/carousel": 12,
  "components/dialog": 14,
  "components/tabs": 12,
  "components/date-picker": 16,
  "components/image-zoom": 16,
  "components/status-dialog": 16,
  "components/video-dialog": 16,
  "components/submission-form": 19,
  "blocks/article-carousel": 14,
  "blocks/before-after-gallery": 18,
  "blocks/branch-gallery": 16,
  "blocks/contact-block": 16,
  "blocks/faq-section": 14,
  "blocks/related-treatments": 15,
  "blocks/search-dialog": 18,
  "blocks/staff-carousel": 18,
  "blocks/text-testimonials": 26,
  "blocks/video-slider": 18,
  "blocks/video-testimonials": 18,
  "blocks/appointment-form": 36,
  "blocks/career-form": 36,
  "blocks/enquiry-form": 36,
};

/** Those that load a part only when a visitor reaches for it, and what they weigh with it. Nothing is over 60. */
const withEverything: Record<string, number> = {
  "components/date-picker": 40,
  "components/image-grid": 18,
  "blocks/appointment-form": 60,
  "blocks/branch-gallery": 24,
  "blocks/case-grid": 18,
  "blocks/destination-grid": 18,
  "blocks/video-buttons": 30,
  "blocks/video-slider": 30,
  "blocks/video-testimonials": 30,
};

/** The one method of esbuild's that is used here. */
interface Resolving {
  onResolve: (
    options: { filter: RegExp },
    resolve: (asked: { kind: string; path: string }) => { path: string; external: true } | undefined,
  ) => void;
}

/** Leaves out what is imported late: the calendar, the large picture, the player. */
const leaveOutLate = (entry: string) => ({
  name: "leave-out-late",
  setup(build: Resolving) {
    build.onResolve({ filter: /.*/ }, ({ kind, path }) => {
      if (kind !== "dynamic-import") return undefined;
      if (!(entry in withEverything)) throw new Error(`${entry} loads ${path} late: give both its weights.`);
      return { path, external: true };
    });
  },
});

const entries = ["components", "blocks"].flatMap((kind) =>
  readdirSync(new URL(`src/${kind}`, import.meta.url))
    .map((name) => `${kind}/${name}`)
    .filter((entry) => existsSync(new URL(`src/${entry}/index.ts`, import.meta.url))),
);

/** What an entry weighs when the page loads and, where a part comes late, with that too. */
export default entries.flatMap((entry) =>
  [
    { name: entry, limit: larger[entry] ?? usual, plugins: [leaveOutLate(entry)] },
    ...(entry in withEverything
      ? [{ name: `${entry} with everything`, limit: withEverything[entry], plugins: [] }]
      : []),
  ].map(({ name, limit, plugins }) => ({
    name,
    path: `src/${entry}/index.ts`,
    limit: `${limit} kB`,
    gzip: true,
    ignore: ["react", "react-dom"],
    modifyEsbuildConfig: <Config extends object>(config?: Config) =>
      Object.assign({} as Config, config, {
        plugins,
        format: "esm",
        jsx: "automatic",
        define: { "process.env.NODE_ENV": '"production"' },
      }),
  })),
) satisfies SizeLimitConfig;
