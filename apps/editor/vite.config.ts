import { defineConfig } from "vite";

export default defineConfig({
  // Its path on the site.
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
