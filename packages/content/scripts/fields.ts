/** Writes the tables of fields in README.md from the schemas. */
import { readFileSync, writeFileSync } from "node:fs";
import { withFieldTables } from "../readme/field-tables.ts";

const readme = new URL("../README.md", import.meta.url);
writeFileSync(readme, withFieldTables(readFileSync(readme, "utf8")));
