import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";

export default {
  stories: [
    "../src/**/*.mdx",
    "../../../packages/ui/src/**/*.mdx",
    "../../../packages/ui/src/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The default omits the props that come from cva's variants and from Radix.
    reactDocgen: "react-docgen-typescript",
    reactDocgenTypescriptOptions: {
      propFilter: (prop) => !prop.parent?.fileName.includes("node_modules/@types/react"),
    },
  },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), tailwindcss()],
    build: { ...config.build, chunkSizeWarningLimit: 2000 },
  }),
} satisfies StorybookConfig;
