import { makePackages } from "../src/make-packages.ts";

/** Writes the packages once for all test files. */
export default async () => {
  await makePackages();
};
