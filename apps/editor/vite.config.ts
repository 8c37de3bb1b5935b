import { defineConfig } from "vite";

/** The path of the editor on the site that serves it. */
export default defineConfig({
  base: "/admin/",
  // Decap is one large program, loaded only here.
  build: {
    chunkSizeWarningLimit: 8000,
    rolldownOptions: {
      // Decap's libraries: one uses `eval`, others have "use client" directives.
      checks: { eval: false },
      onwarn: (warning, warn) => warning.code !== "MODULE_LEVEL_DIRECTIVE" && warn(warning),
    },
  },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
});
