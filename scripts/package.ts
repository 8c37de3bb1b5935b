/** `npm run package`: writes the packages that work outside of this repository to `dist`. */
import { execSync } from "node:child_process";
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const run = (command: string, cwd: string) => execSync(command, { cwd, stdio: "inherit" });

mkdirSync(path.join(root, "dist"), { recursive: true });

/** Writes the library's words in the languages of the site, by the names of its parts, and returns their entries. */
function writeCatalogues(folder: string) {
  run("npx turbo run build --filter=@clinic/content --output-logs=errors-only", root);
  mkdirSync(path.join(folder, "dist/messages"), { recursive: true });
  const parts = globSync("src/{blocks,components}/*/messages.ts", { cwd: folder }).map((file) =>
    path.basename(path.dirname(file)).replace(/-(.)/g, (_, letter) => letter.toUpperCase()),
  );
  return globSync("*/layout.json", { cwd: path.join(root, "packages/content/dist") }).flatMap((file) => {
    const { messages } = JSON.parse(readFileSync(path.join(root, "packages/content/dist", file), "utf8"));
    if (!messages) return [];
    const entry = `./messages/${path.dirname(file)}.json`;
    const words = Object.entries(messages).filter(([part]) => parts.includes(part));
    writeFileSync(path.join(folder, "dist", entry), JSON.stringify(Object.fromEntries(words), null, 2));
    return [[entry, entry]];
  });
}

for (const name of ["ui", "api-client"]) {
  const folder = path.join(root, "packages", name);
  run("npx tsdown", folder);
  const { scripts, devDependencies, publishConfig, ...manifest } = JSON.parse(
    readFileSync(path.join(folder, "package.json"), "utf8"),
  );
  const published = {
    ...manifest,
    exports: {
      ...(name === "ui" && {
        "./styles.css": "./styles.css",
        "./components.css": "./components.css",
        ...Object.fromEntries(writeCatalogues(folder)),
      }),
      ...Object.fromEntries(
        Object.entries<string>(manifest.exports)
          .filter(([, file]) => /^\.\/src\/(?!fixtures)/.test(file))
          .map(([entry, file]) => [entry, file.replace("./src/", "./").replace(/\.ts$/, ".js")]),
      ),
      "./package.json": "./package.json",
    },
    // Exact versions make our builds reproducible; ranges let an application install each library once.
    dependencies: Object.fromEntries(
      Object.entries(manifest.dependencies).map(([library, exact]) => [library, `^${exact}`]),
    ),
  };
  writeFileSync(path.join(folder, "dist/package.json"), `${JSON.stringify(published, null, 2)}\n`);
  for (const file of ["README.md", "CHANGELOG.md"])
    copyFileSync(path.join(folder, file), path.join(folder, "dist", file));
  run(`npm pack --pack-destination "${path.join(root, "dist")}" ./dist`, folder);
}
