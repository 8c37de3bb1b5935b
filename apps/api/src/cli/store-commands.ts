import path from "node:path";
import { forget } from "../retention/erase.ts";
import { countExpired, deleteExpired } from "../retention/expire.ts";
import { readAudit } from "../store/audit.ts";
import { BackupError, backUp, pruneBackups, restoreBackup, verifyBackup } from "../store/backups.ts";
import { openStore } from "../store/open-store.ts";
import { audit, type Command, type Commands, print, resolveFromCwd, UsageError } from "./command.ts";
import { hold } from "./mail-commands.ts";
import { counted, moment, table } from "./print.ts";

const AUDIT_ENTRIES = 100;
const POSTGRES_HINT = "With DATABASE_URL, use pg_dump and pg_restore: see docs/deployment.md.";

/** Erases and backs up requests, and shows the audit log. */
export const storeCommands: Commands = {
  async forget({ store, terminal, config, options }) {
    if (!options.email) throw new UsageError("Say whom to forget: forget --email ADDRESS");
    const deleted = await forget(store, options.email, path.join(config.DATA_DIR, "mail"));
    await audit({ store, terminal }, "forget", undefined, { deleted });
    print(
      terminal,
      deleted === 0 ? "Nothing is kept from this address." : `Deleted ${counted(deleted, "request")}.`,
    );
  },

  async expire({ store, terminal, config, options }) {
    const dryRun = options["dry-run"];
    const counts = dryRun
      ? await countExpired(store, config)
      : await deleteExpired(store, config, path.join(config.DATA_DIR, "mail"), options.force);
    if (!dryRun) await audit({ store, terminal }, "expire", undefined, counts);
    const verb = dryRun ? "Would delete" : "Deleted";
    for (const [kind, count] of Object.entries(counts)) print(terminal, `${verb} ${counted(count, kind)}.`);
  },

  async backup({ store, terminal, config, options }) {
    if (config.DATABASE_URL) throw new UsageError(POSTGRES_HINT);
    const directory = options.to ? resolveFromCwd(terminal, options.to) : config.BACKUP_DIR;
    if (!directory) throw new UsageError("Say where to: backup --to FOLDER, or set BACKUP_DIR.");
    const file = await backUp(config.DATA_DIR, directory);
    await pruneBackups(directory, config.BACKUPS_KEPT);
    await audit({ store, terminal }, "backup");
    print(terminal, `Wrote ${file}`);
  },

  async audit({ store, terminal }) {
    const entries = await readAudit(store, AUDIT_ENTRIES);
    if (entries.length === 0) return print(terminal, "The audit log is empty.");
    print(
      terminal,
      table(
        ["When", "Who", "What", "Request", "Detail"],
        entries.map(({ at, actor, action, reference, detail }) => [
          moment(at),
          actor,
          action,
          reference ?? "",
          Object.entries(JSON.parse(detail) as object)
            .map(([name, value]) => `${name}: ${String(value)}`)
            .join(", "),
        ]),
      ),
    );
  },
};

/** Checks a backup. It needs neither a store nor settings, as another machine is the best place to do it. */
export async function verify({ terminal, operand }: Pick<Command, "terminal" | "operand">): Promise<void> {
  if (!operand) throw new UsageError("Say which backup: verify FILE");
  const rows = await verifyBackup(resolveFromCwd(terminal, operand));
  print(terminal, `The backup is intact and holds ${counted(rows, "request")}.`);
}

/** Fills an empty data folder from a backup. */
export async function restore({
  terminal,
  config,
  operand,
}: Omit<Command, "store" | "options">): Promise<void> {
  if (config.DATABASE_URL) throw new UsageError(POSTGRES_HINT);
  if (!operand) throw new UsageError("Say which backup: restore FILE");
  await restoreBackup(resolveFromCwd(terminal, operand), config.DATA_DIR);
  const store = await openStore(config);
  try {
    await hold({ store, terminal });
    await audit({ store, terminal }, "restore");
  } catch (error) {
    throw new BackupError("The backup was restored, but its unsent mails were not put on hold.", {
      cause: error,
    });
  } finally {
    await store.close();
  }
  print(terminal, `Restored into ${config.DATA_DIR}.`);
}
