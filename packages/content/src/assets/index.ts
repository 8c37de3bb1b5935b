import { fileURLToPath } from "node:url";

/** Folder of the original pictures and PDFs, which records name by their path below it. */
export const assetsFolder = fileURLToPath(new URL("../../assets", import.meta.url));

/** Largest size of an original picture, so that the repository stays quick to clone. */
export const MAX_ORIGINAL_BYTES = 300_000;
