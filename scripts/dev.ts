/** Starts the site with hot reload, the API and Storybook, and prints their URLs and errors. Content is rebuilt on change. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { endWithParent } from "./end-with-parent.ts";

const root = path.resolve(import.meta.dirname, "..");
const apiPort = process.env.PORT ?? "3000";

const npmRun = (script: string, workspace: string) => ["run", "--silent", script, "--workspace", workspace];

// The servers read the built content.
const { status } = spawnSync("npm", npmRun("build", "@clinic/content"), {
  cwd: root,
  stdio: ["ignore", "ignore", "inherit"],
});
if (status !== 0) process.exit(1);

const servers = [
  { name: "API", workspace: "@clinic/api", url: `http://localhost:${apiPort}`, ready: /https?:\/\/\S+/ },
  { name: "Site", workspace: "@clinic/site", url: "http://localhost:5173", ready: /Local:/ },
  { name: "Storybook", workspace: "@clinic/storybook", url: "http://localhost:6006", ready: /Local:/ },
];
const contentBuild = spawn("npm", npmRun("dev", "@clinic/content"), {
  cwd: root,
  stdio: ["ignore", "ignore", "inherit"],
});

const children = servers.map(({ name, workspace, url, ready }) => {
  const child = spawn("npm", npmRun("dev", workspace), {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: apiPort,
      SITE_DIR: "none",
      API_ORIGIN: `http://localhost:${apiPort}`,
      STORYBOOK_DISABLE_TELEMETRY: "1",
    },
  });
  let announced = false;
  child.stdout.on("data", (chunk: Buffer) => {
    if (announced || !ready.test(stripVTControlCharacters(chunk.toString()))) return;
    announced = true;
    console.log(`${name}: ${url}`);
  });
  child.on("exit", (code) => {
    if (code) console.error(`${name} stopped with exit status ${code}.`);
    stop([contentBuild, ...children]);
  });
  return child;
});

endWithParent(() => stop([contentBuild, ...children]));

function stop(all: ChildProcess[]) {
  for (const child of all) child.kill("SIGTERM");
}
