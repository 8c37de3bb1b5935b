import { readFile, writeFile } from "node:fs/promises";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "tsdown";
import { build } from "vite";
import manifest from "./package.json" with { type: "json" };

/** At the end of a selector. */
const pseudoElement = /((?<!\\):(:|before|after)[^\s>+~]*)?$/;

/** Compiles `dist`, from which `npm run package` makes the package. Inside this repository the source itself is used. */
export default defineConfig({
  entry: Object.values(manifest.exports).filter((file) => /^\.\/src\/.*\.ts$/.test(file)),
  root: "src",
  // One file per module, so that an application's bundler drops what it doesn't use, and each "use client" keeps its place.
  unbundle: true,
  platform: "browser",
  target: "es2023",
  outExtensions: () => ({ js: ".js", dts: ".d.ts" }),
  dts: true,
  logLevel: "warn",
  inputOptions: { checks: { bundlerTimings: false, moduleLevelDirective: false } },
  copy: { from: "src/styles/{tailwind,fonts,tokens,full-grid,teeth}.css", to: "dist/styles" },
  onSuccess: compileStylesheet,
});

/** Makes `styles.css`, in a layer of its own: Tailwind's names of layers may be the application's, too. */
async function compileStylesheet() {
  await build({
    configFile: false,
    base: "./",
    logLevel: "warn",
    plugins: [tailwindcss()],
    css: {
      postcss: {
        plugins: [
          {
            postcssPlugin: "confine",
            // The reset and the utilities reach only the library's parts (each has a `data-slot`) and what is inside of them.
            OnceExit(stylesheet) {
              stylesheet.walkAtRules("layer", (layer) => {
                if (!/^(base|components|utilities)$/.test(layer.params)) return;
                layer.walkRules((rule) => {
                  rule.selectors = rule.selectors.map((selector) =>
                    selector.replace(pseudoElement, ":where([data-slot],[data-slot] *)$1"),
                  );
                });
              });
            },
          },
        ],
      },
    },
    build: {
      outDir: "dist",
      emptyOutDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: { styles: "src/styles/compiled.css" },
        output: {
          assetFileNames: ({ names }) =>
            names[0]?.endsWith(".css") ? "styles.css" : "styles/fonts/[name][extname]",
        },
      },
    },
  });
  await writeFile("dist/styles.css", `@layer clinic{${await readFile("dist/styles.css", "utf8")}}\n`);
}
