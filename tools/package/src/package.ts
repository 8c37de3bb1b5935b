/** `npm run package`: writes the packages that work outside of this repository to `dist/`. */
import path from "node:path";
import { makePackages } from "./make-packages.ts";

for (const { file } of await makePackages()) console.log(path.relative(process.env.INIT_CWD ?? "", file));
