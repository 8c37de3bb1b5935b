import path from "node:path";
import { forget } from "../retention/erase.ts";
import { countExpired, deleteExpired } from "../retention/expire.ts";
import { readAudit } from "../store/audit.ts";
import { openStore } from "../store/open-store.ts";
import { backUp, pruneBackups, restoreBackup, verifyBackup } from "./backup.ts";
import { audit, type Commands, fromHere, print, printJson, QUERY_TIMEOUT_MS, UsageError } from "./command.ts";
import { copyStore } from "./copy.ts";
import { moment, table } from "./print.ts";

const AUDIT_ENTRIES = 100;

/** Erasing, moving and saving what visitors sent, and who did so. */
export const storeCommands: Commands = {
  async forget({ store, config, options }) {
    if (!options.email) throw new UsageError("Say whom to forget: forget --email ADDRESS");
    const deleted = await forget(store, options.email, path.join(config.DATA_DIR, "mail"));
    await audit(store, "forget", undefined, { deleted });
    if (options.json) return printJson({ deleted });
    print(deleted === 0 ? "Nothing is kept from this address." : `Deleted ${deleted} requests.`);
  },

  async expire({ store, config, options }) {
    const dryRun = options["dry-run"];
    const counts = dryRun
      ? await countExpired(store, config)
      : await deleteExpired(store, config, path.join(config.DATA_DIR, "mail"), options.force);
    if (!dryRun) await audit(store, "expire", undefined, counts);
    if (options.json) return printJson({ dryRun, ...counts });
    const verb = dryRun ? "Would delete" : "Deleted";
    for (const [kind, count] of Object.entries(counts)) print(`${verb} ${count} of kind ${kind}.`);
  },

  async copy({ store, options }) {
    if (!options.to) throw new UsageError("Say where to copy to: copy --to postgres://… or copy --to FOLDER");
    const other = await openStore(
      /^postgres(ql)?:/.test(options.to)
        ? { DATA_DIR: "", DATABASE_URL: options.to, queryTimeoutMs: QUERY_TIMEOUT_MS }
        : { DATA_DIR: fromHere(options.to) },
    );
    try {
      const copied = await copyStore(store, other);
      if (options.json) return printJson(copied);
      for (const { table: name, rows, checksum } of copied)
        print(`${name}: ${rows} rows, checksum ${checksum}`);
    } finally {
      await other.close();
    }
  },

  async backup({ store, config, options }) {
    const directory = options.to ? fromHere(options.to) : config.BACKUP_DIR;
    if (!directory) throw new UsageError("Say where to: backup --to FOLDER, or set BACKUP_DIR.");
    const folder = await backUp(store, directory);
    const pruned = await pruneBackups(directory, config.BACKUPS_KEPT);
    await audit(store, "backup", undefined, { pruned });
    print(`Wrote ${folder}`);
  },

  async restore({ store, options }) {
    if (!options.from) throw new UsageError("Say which backup: restore --from FOLDER [--verify]");
    const folder = fromHere(options.from);
    if (options.verify) {
      const { createdAt, tables } = await verifyBackup(folder);
      const rows = tables.find(({ table: name }) => name === "submissions")?.rows;
      return print(`The backup of ${moment(createdAt)} is whole and holds ${rows} requests.`);
    }
    const held = await restoreBackup(folder, store);
    await audit(store, "restore", undefined, { held });
    print("Restored.");
    if (held > 0)
      print(
        `${held} mails were waiting when the backup was made and may have been sent since. Look at them with ` +
          "`outbox`, then `drop ID` those that were, and send the others with `outbox --retry`.",
      );
  },

  async audit({ store, options }) {
    const entries = await readAudit(store, AUDIT_ENTRIES);
    if (options.json) return printJson(entries);
    if (entries.length === 0) return print("Nobody has read, exported or erased anything yet.");
    print(
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
