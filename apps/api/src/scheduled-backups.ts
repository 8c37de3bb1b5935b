import { spawn } from "node:child_process";
import { access, constants, mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { FastifyBaseLogger } from "fastify";
import { type Config, ConfigError } from "./config.ts";
import { listBackups } from "./requests/backup.ts";
import { countHit } from "./store/count-hit.ts";
import type { Store } from "./store/open-store.ts";

const HOUR_MS = 60 * 60_000;
const LOOK_MS = 10 * 60_000;

/**
 * Makes the folder of the scheduled backups where it is missing.
 * @throws {ConfigError} when it cannot be used. A nightly failure in the log would be noticed too late.
 */
export async function prepareBackupDirectory({ BACKUP_DIR }: Pick<Config, "BACKUP_DIR">) {
  if (!BACKUP_DIR) return;
  try {
    await mkdir(BACKUP_DIR, { recursive: true, mode: 0o700 });
    await access(BACKUP_DIR, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError(`BACKUP_DIR: no backup can be written there (${String(error)}).`, { cause: error });
  }
}

/** Makes a backup in `BACKUP_DIR` when the newest one is older than `BACKUP_HOURS`. */
export function startBackups(
  store: Store,
  config: Config,
  log: Pick<FastifyBaseLogger, "error" | "info">,
): { stop(): Promise<void> } {
  const { BACKUP_DIR, BACKUP_HOURS } = config;
  if (!BACKUP_DIR) return { async stop() {} };
  const aborter = new AbortController();

  async function look(directory: string) {
    try {
      const [newest] = await listBackups(directory);
      if (newest && Date.now() - newest.createdAt.getTime() < BACKUP_HOURS * HOUR_MS) return;
      // Of several processes on one store, one tries; if it fails, any of them tries again an hour later.
      if ((await countHit(store.db, "scheduled backup", HOUR_MS)).hits > 1) return;
      await runBackup(config, aborter.signal);
      log.info("backup made");
    } catch (error) {
      if (!aborter.signal.aborted) log.error({ err: error }, "backup failed");
    }
  }

  let running = look(BACKUP_DIR);
  const timer = setInterval(() => {
    running = running.then(() => look(BACKUP_DIR));
  }, LOOK_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      aborter.abort();
      await running;
    },
  };
}

/** Runs in a process of its own: hashing every resume would block the event loop. */
function runBackup(config: Config, signal: AbortSignal): Promise<void> {
  const { DATA_DIR, DATABASE_URL, HUMAN_CHECK_SECRET, BACKUP_DIR, BACKUPS_KEPT } = config;
  const program = fileURLToPath(new URL("requests.ts", import.meta.url));
  const settings = {
    DATA_DIR,
    DATABASE_URL,
    HUMAN_CHECK_SECRET,
    BACKUP_DIR,
    BACKUPS_KEPT: String(BACKUPS_KEPT),
  };
  const child = spawn(process.execPath, [program, "backup"], {
    // The rest matters too, such as PGPASSWORD, PGSSLROOTCERT or NODE_EXTRA_CA_CERTS.
    env: { ...process.env, ...settings },
    stdio: ["ignore", "ignore", "pipe"],
    signal,
  });
  let reason = "";
  child.stderr.on("data", (data: Buffer) => {
    reason += data.toString();
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => (status === 0 ? resolve() : reject(new Error(reason.trim()))));
  });
}
