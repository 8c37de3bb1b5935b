/** Opens the content in the editor: `npm run editor`. */
import { contentFolder } from "@clinic/content/assets";
import { startEditor } from "./start-editor.ts";

const { PORT = "4100" } = process.env;
const { url, close } = await startEditor({
  folder: contentFolder,
  port: Number(PORT),
  open: process.stdout.isTTY,
});
console.log(`The editor is open at ${url}\nPress Ctrl+C to end it.`);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => void close());
