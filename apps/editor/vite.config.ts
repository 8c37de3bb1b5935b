import { defineConfig } from "vite";

/** The path of the editor on the site that serves it. */
export default defineConfig({
  base: "/admin/",
  // Decap is one large program, and it is loaded nowhere else.
  build: {
    chunkSizeWarningLimit: 8000,
    rolldownOptions: {
      // Decap's libraries: one evaluates text, others are marked for React's server components.
      checks: { eval: false },
      onwarn: (warning, warn) => warning.code !== "MODULE_LEVEL_DIRECTIVE" && warn(warning),
    },
  },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
});
