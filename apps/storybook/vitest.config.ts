import { fileURLToPath } from "node:url";
import site from "@clinic/site/package.json" with { type: "json" };
import { LONG_TEST_TIMEOUT_MS, TEST_TIMEOUT_MS, testSettings } from "@clinic/testing";
import { chromiumLaunchOptions } from "@clinic/testing/chromium";
import { browserLibraries } from "@clinic/ui/vitest.libraries";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, defineProject } from "vitest/config";
import { emulateMedia } from "./vitest.commands.ts";

const isLong = process.env.npm_lifecycle_event === "test:long";

/** Pre-bundled, because Vite reloads the page when it discovers a dependency in the middle of a test run. */
const libraries = [
  ...browserLibraries,
  ...Object.keys(site.dependencies).filter((name) => !name.startsWith("@clinic/")),
  "altcha-lib",
  "altcha-lib/algorithms/web/pbkdf2",
  "axe-core",
  "ky",
  "msw",
  "msw/browser",
  "msw-storybook-addon/csf3",
  "storybook/internal/core-events",
  "storybook/theming/create",
];

/**
 * Runs every story as a test: it renders, its play function passes, and the fullest story of each component is
 * checked under various user preferences (vitest.modes.ts).
 */
const stories = defineProject({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL(".storybook", import.meta.url)) })],
  optimizeDeps: { include: libraries },
  test: {
    name: "stories",
    setupFiles: ["./vitest.setup.ts", "./vitest.modes.ts"],
    // A page for each file would spend most of its time loading the same modules.
    isolate: false,
    // Docs pages have no tests of their own. The journeys test the site's pages as they are built; the shortest shows
    // that a page can be rendered here at all. The long tests run the others.
    exclude: ["**/*.mdx", ...(isLong ? [] : ["src/pages/**/!(not-found).stories.tsx"])],
    browser: {
      commands: { emulateMedia },
      enabled: true,
      headless: true,
      connectTimeout: TEST_TIMEOUT_MS,
      screenshotFailures: false,
      // Without a graphics card, drawing what fades and moves takes longer than most stories, and carousels would move
      // through their accessible trees. The library tests motion.
      provider: playwright({
        launchOptions: chromiumLaunchOptions(),
        contextOptions: { reducedMotion: "reduce" },
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});

/** Tests of the handbook itself and of the visual review. They open the built Storybook. */
const built = defineProject({
  test: {
    name: "built",
    include: ["test/*.long.test.ts"],
    environment: "node",
    fileParallelism: false,
    testTimeout: LONG_TEST_TIMEOUT_MS,
  },
});

export default defineConfig({ test: { ...testSettings, projects: isLong ? [stories, built] : [stories] } });
