/** Opens the content in the editor: `npm run editor`. */
import { contentFolder } from "@clinic/content/assets";
import { startEditor } from "./start-editor.ts";

const { url, close } = await startEditor({
  folder: contentFolder,
  port: Number(process.env.PORT ?? 4100),
  open: process.stdout.isTTY === true,
});
console.log(`The editor is open at ${url}\nPress Ctrl+C to end it.`);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void close());
