import { globSync } from "node:fs";
import path from "node:path";
import { LONG_TEST_TIMEOUT_MS, testSettings } from "@clinic/testing";
import { browser, browserLibraries } from "@clinic/ui/vitest.browser";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, defineProject } from "vitest/config";

const isLong = process.env.npm_lifecycle_event === "test:long";

/** Arguments such as `components/tabs` choose stories by their paths; without any, all are tested. */
const folders = process.argv.slice(2).filter((argument) => argument.includes("/"));
const storyFiles = globSync(`${import.meta.dirname}/../../packages/ui/src/**/*.stories.tsx`)
  .map((file) => path.resolve(file))
  .filter((file) => folders.length === 0 || folders.some((folder) => file.includes(folder)))
  .map((file) => path.relative(`${import.meta.dirname}/test`, file));

declare module "vitest" {
  interface ProvidedContext {
    /** As the test that runs them would import them. */
    storyFiles: string[];
    isLong: boolean;
  }
}

/** In one file: to set up each file of stories anew would take longer than its tests. */
const stories = defineProject({
  plugins: [tailwindcss()],
  // Vite reloads the page when it discovers a dependency in the middle of a test run.
  optimizeDeps: { include: browserLibraries },
  test: {
    name: "stories",
    include: storyFiles.length ? ["test/stories.test.ts"] : [],
    provide: { storyFiles, isLong },
    browser,
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
