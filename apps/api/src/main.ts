import { ConfigError, readConfig } from "./config.ts";
import { createServer } from "./server.ts";
import { StoreError } from "./store/open-store.ts";
import { welcome } from "./welcome.ts";

/** How long running requests may take before the process ends anyway. */
const SHUTDOWN_MS = 10_000;

async function main() {
  const config = readConfig(process.env);
  const app = await createServer(config);
  await app.listen({ port: config.PORT, host: config.HOST });

  const { port } = app.server.address() as { port: number };
  process.stdout.write(`${welcome(config, port)}\n`);

  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
      app.close().then(() => process.exit(0));
    });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});

/** One plain sentence for what the operator can correct; the whole error for anything else. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StoreError) return error.message;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return "PORT is in use by another program. Stop it, or set PORT to another number.";
  if (code === "EACCES") return "PORT must not be opened by this user. Set PORT to a number above 1023.";
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return "HOST is not an address of this machine.";
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
