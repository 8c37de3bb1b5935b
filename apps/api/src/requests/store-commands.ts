import path from "node:path";
import { forget } from "../retention/erase.ts";
import { countExpired, deleteExpired } from "../retention/expire.ts";
import { readAudit } from "../store/audit.ts";
import { openStore } from "../store/open-store.ts";
import { backUp, pruneBackups, restoreBackup, verifyBackup } from "./backup.ts";
import {
  audit,
  type Commands,
  fromHere,
  type Options,
  print,
  printJson,
  QUERY_TIMEOUT_MS,
  type Terminal,
  UsageError,
} from "./command.ts";
import { copyStore } from "./copy.ts";
import { counted, moment, table } from "./print.ts";

const AUDIT_ENTRIES = 100;

/** Erases, copies, backs up and restores requests, and shows the audit log. */
export const storeCommands: Commands = {
  async forget({ store, terminal, config, options }) {
    if (!options.email) throw new UsageError("Say whom to forget: forget --email ADDRESS");
    const deleted = await forget(store, options.email, path.join(config.DATA_DIR, "mail"));
    await audit({ store, terminal }, "forget", undefined, { deleted });
    if (options.json) return printJson(terminal, { deleted });
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
    if (options.json) return printJson(terminal, { dryRun, ...counts });
    const verb = dryRun ? "Would delete" : "Deleted";
    for (const [kind, count] of Object.entries(counts)) print(terminal, `${verb} ${counted(count, kind)}.`);
  },

  async copy({ store, terminal, options }) {
    if (!options.to) throw new UsageError("Say where to copy to: copy --to FOLDER, or --to postgres://…");
    const [scheme] = /^[a-z][a-z0-9+.-]+:/i.exec(options.to) ?? [];
    if (scheme && !/^postgres(ql)?:$/i.test(scheme))
      throw new UsageError(`--to must be a folder or a postgres:// address, not ${scheme}//…`);
    const other = await openStore(
      scheme
        ? { DATA_DIR: "", DATABASE_URL: options.to, queryTimeoutMs: QUERY_TIMEOUT_MS }
        : { DATA_DIR: fromHere(terminal, options.to) },
    );
    try {
      const copied = await copyStore(store, other);
      if (options.json) return printJson(terminal, copied);
      for (const { table: name, rows, checksum } of copied)
        print(terminal, `${name}: ${rows} rows, checksum ${checksum}`);
    } finally {
      await other.close();
    }
  },

  async backup({ store, terminal, config, options }) {
    const directory = options.to ? fromHere(terminal, options.to) : config.BACKUP_DIR;
    if (!directory) throw new UsageError("Say where to: backup --to FOLDER, or set BACKUP_DIR.");
    const folder = await backUp(store, directory);
    const pruned = await pruneBackups(directory, config.BACKUPS_KEPT);
    await audit({ store, terminal }, "backup", undefined, { pruned });
    print(terminal, `Wrote ${folder}`);
  },

  async restore({ store, terminal, config, options }) {
    const held = await restoreBackup(backupOf(terminal, options), store);
    await audit({ store, terminal }, "restore", undefined, { held });
    print(terminal, `Restored into ${config.DATABASE_URL ? "PostgreSQL" : config.DATA_DIR}.`);
    if (held > 0)
      print(
        terminal,
        `On hold: ${counted(held, "mail")} that had not been sent when the backup was made but may have been since. ` +
          "List them with `outbox`, `drop ID` those that were sent, and send the others with `outbox --retry`.",
      );
  },

  async audit({ store, terminal, options }) {
    const entries = await readAudit(store, AUDIT_ENTRIES);
    if (options.json) return printJson(terminal, entries);
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
          Object.entries(detail)
            .map(([name, value]) => `${name}: ${String(value)}`)
            .join(", "),
        ]),
      ),
    );
  },
};

/** Checks a backup without a store to restore it into. */
export async function verify(terminal: Terminal, options: Options): Promise<void> {
  const { createdAt, tables } = await verifyBackup(backupOf(terminal, options));
  const rows = tables.find(({ table: name }) => name === "submissions")?.rows ?? 0;
  print(terminal, `The backup of ${moment(createdAt)} is intact and holds ${counted(rows, "request")}.`);
}

function backupOf(terminal: Terminal, { from }: Options): string {
  if (!from) throw new UsageError("Say which backup: restore --from FOLDER [--verify]");
  return fromHere(terminal, from);
}
