import { readFile, writeFile } from "node:fs/promises";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "tsdown";
import { build } from "vite";
import manifest from "./package.json" with { type: "json" };

/** Compiles `dist`, from which `npm run package` makes the package. Inside this repository the source itself is used. */
export default defineConfig({
  entry: Object.values(manifest.exports).filter((file) => /^\.\/src\/(?!fixtures).*\.ts$/.test(file)),
  root: "src",
  // One file per module, so that an application's bundler drops what it doesn't use, and each "use client" keeps its place.
  unbundle: true,
  platform: "browser",
  target: "es2023",
  outExtensions: () => ({ js: ".js", dts: ".d.ts" }),
  dts: true,
  logLevel: "warn",
  inputOptions: { checks: { bundlerTimings: false, moduleLevelDirective: false } },
  copy: {
    from: "src/styles/{tailwind,tailwind-components,blocks,fonts,tokens,more-contrast,full-grid,controls,site-menu,teeth}.css",
    to: "dist/styles",
  },
  onSuccess: compileStylesheet,
});

/** Makes `styles.css` and `components.css`, in a layer of their own: Tailwind's names of layers may be the application's, too. */
async function compileStylesheet() {
  await build({
    configFile: false,
    base: "./",
    logLevel: "error",
    plugins: [tailwindcss()],
    css: {
      postcss: {
        plugins: [{ postcssPlugin: "confine", OnceExit: (css) => void css.walkRules(confine) }],
      },
    },
    build: {
      outDir: "dist",
      emptyOutDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { styles: "src/styles/compiled.css", components: "src/styles/compiled-components.css" },
        output: {
          assetFileNames: ({ names: [name = ""] }) => (name.endsWith(".css") ? name : `styles/fonts/${name}`),
        },
      },
    },
  });
  for (const file of ["dist/styles.css", "dist/components.css"])
    await writeFile(file, `@layer clinic{${await readFile(file, "utf8")}}\n`);
}

const everywhere = /^(:root|:host|(:where\()?\[data-theme|from$|to$|[\d.]+%$)/;
const pseudoElement = /((?<!\\):(:|before|after)[^\s>+~]*)?$/;

/** Lets all but tokens and keyframes reach only the library's parts (each has a `data-slot`) and what is inside of them. */
function confine(rule: { selectors: string[] }) {
  rule.selectors = rule.selectors.map((selector) =>
    everywhere.test(selector)
      ? selector
      : selector.replace(pseudoElement, ":where([data-slot],[data-slot] *)$1"),
  );
}
