import { defineConfig } from "tsdown";
import manifest from "./package.json" with { type: "json" };

export default defineConfig({
  entry: [...Object.values(manifest.exports), "src/*.worker.ts"],
  root: "src",
  unbundle: true,
  platform: "neutral",
  target: "es2023",
  outExtensions: () => ({ js: ".js", dts: ".d.ts" }),
  dts: true,
  logLevel: "warn",
  inputOptions: { checks: { bundlerTimings: false } },
  // Compilers leave the URL of a worker as it is.
  plugins: [
    { name: "worker", transform: (code) => code.replace(/(new URL\("[^"]*\.worker)\.ts"/g, '$1.js"') },
  ],
});
