import { makePackages } from "../src/make-packages.ts";

/** Once for all files: they install what `npm run package` writes. */
export default async () => {
  await makePackages();
};
