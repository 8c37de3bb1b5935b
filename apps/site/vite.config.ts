import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { imagetools } from "vite-imagetools";

export default defineConfig({
  plugins: [tailwindcss(), imagetools(), reactRouter()],
  resolve: {
    alias: { "#assets": fileURLToPath(new URL("../../packages/content/assets", import.meta.url)) },
  },
  build: {
    // Says how long plugins take; that is Vite's and React Router's own code.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    proxy: { "/api": process.env.API_ORIGIN ?? "http://localhost:3000" },
  },
});
