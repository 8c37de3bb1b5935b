import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { assetsFolder } from "@clinic/content/assets";
import { readThemes } from "@clinic/ui/styles/theme-tokens.ts";
import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";
import remarkGfm from "remark-gfm";
import { originals } from "./originals.ts";
import { storyFiles } from "./story-files.ts";

const ui = fileURLToPath(new URL("../../../packages/ui", import.meta.url));
const styles = `${ui}/src/styles`;
const themes = readThemes(readFileSync(`${styles}/tokens.css`, "utf8"));

export default {
  stories: ["../src/**/*.mdx", "../src/**/*.stories.tsx", "../../../packages/ui/src/**/*.stories.tsx"],
  addons: [
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "storybook-addon-pseudo-states",
  ],
  staticDirs: [
    "../public",
    { from: `${styles}/fonts`, to: "/fonts" },
    { from: `${styles}/tokens.css`, to: "/tokens/tokens.css" },
    { from: "../../site/public/brand", to: "/brand" },
  ],
  features: { sidebarOnboardingChecklist: false },
  framework: "@storybook/react-vite",
  // `--test` (for the visual review) removes doc blocks, but stories of the foundations pages use some.
  build: { test: { disableBlocks: false } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The default omits props from cva variants and from Radix. Story tests show no table of props.
    reactDocgen: process.env.VITEST ? false : "react-docgen-typescript",
    reactDocgenTypescriptOptions: {
      // By default it reads only this workspace, which leaves every props table empty.
      tsconfigPath: `${ui}/tsconfig.json`,
      include: [`${ui}/src/**/*.tsx`],
      exclude: [`${ui}/src/**/*.{stories,test}.tsx`],
      // Lists the values of a variant instead of its type name.
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop) => {
        // Storybook quotes texts, and a `@default` is quoted already.
        const value = /^"(.*)"$/.exec(prop.defaultValue?.value)?.[1];
        if (value !== undefined) prop.defaultValue = { value };
        return !prop.parent?.fileName.includes("node_modules/@types/react");
      },
    },
  },
  managerHead: (head) => {
    return `${head}
      <style>${readFileSync(`${styles}/fonts.css`, "utf8")}</style>
      <script>globalThis.clinicTokens = ${JSON.stringify(themes.default)};</script>`;
  },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), tailwindcss(), originals(assetsFolder), storyFiles()],
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve?.alias, "#assets": assetsFolder },
    },
    build: {
      ...config.build,
      // Storybook's manager and axe exceed Vite's default of 500 kB.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        checks: { bundlerTimings: false },
        // Radix's "use client" directives matter only to React Server Components.
        onLog: (level, log, handler) => log.code === "MODULE_LEVEL_DIRECTIVE" || handler(level, log),
      },
    },
  }),
} satisfies StorybookConfig;
