/** `npm run package`: writes the packages that work outside of this repository to `dist`. */
import { execSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const run = (command: string, cwd: string) => execSync(command, { cwd, stdio: "inherit" });

mkdirSync(path.join(root, "dist"), { recursive: true });
for (const name of ["ui", "api-client"]) {
  const folder = path.join(root, "packages", name);
  run("npx tsdown", folder);
  const { scripts, devDependencies, publishConfig, ...manifest } = JSON.parse(
    readFileSync(path.join(folder, "package.json"), "utf8"),
  );
  const published = {
    ...manifest,
    exports: {
      ...(name === "ui" && { "./styles.css": "./styles.css" }),
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
