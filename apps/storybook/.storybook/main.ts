import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { distFolder } from "@clinic/content/assets";
import { readThemes } from "@clinic/ui/styles/theme-tokens.ts";
import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";
import remarkGfm from "remark-gfm";
import type { Plugin } from "vite";

const ui = fileURLToPath(new URL("../../../packages/ui", import.meta.url));
const styles = `${ui}/src/styles`;
const themes = readThemes(readFileSync(`${styles}/tokens.css`, "utf8"));

// The mock API's service worker has to be served from the root.
const publicFolder = fileURLToPath(new URL("../public", import.meta.url));
mkdirSync(publicFolder, { recursive: true });
copyFileSync(
  fileURLToPath(import.meta.resolve("msw/mockServiceWorker.js")),
  `${publicFolder}/mockServiceWorker.js`,
);

/** In the browser, the site's loaders read the built content from a module of their own. */
const builtPages: Plugin = {
  name: "built-pages",
  enforce: "pre",
  resolveId: (id) =>
    id.endsWith("/page.server")
      ? fileURLToPath(new URL("../src/pages/built-pages.ts", import.meta.url))
      : undefined,
};

export default {
  stories: ["../src/**/*.mdx", "../src/**/*.stories.tsx", "../../../packages/ui/src/**/*.stories.tsx"],
  addons: [
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "storybook-addon-pseudo-states",
  ],
  staticDirs: [
    publicFolder,
    { from: `${styles}/fonts`, to: "/fonts" },
    { from: `${styles}/tokens.css`, to: "/tokens/tokens.css" },
    { from: "../../site/public/brand", to: "/brand" },
    { from: `${distFolder}/assets`, to: "/assets" },
    { from: `${distFolder}/public/search.json`, to: "/search.json" },
  ],
  features: {
    sidebarOnboardingChecklist: false,
    // Shows the source of stories as components to copy: their JSX with the args filled in.
    experimentalCodeExamples: true,
    experimentalSearchDocsHeadings: true,
  },
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The default omits props from cva variants and from Radix.
    reactDocgen: "react-docgen-typescript",
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
    plugins: [...(config.plugins ?? []), tailwindcss(), builtPages],
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
