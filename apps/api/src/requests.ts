import { ConfigError, readConfig } from "./config.ts";
import { print, QUERY_TIMEOUT_MS, readArguments, UsageError } from "./requests/command.ts";
import { CopyError } from "./requests/copy.ts";
import { mailCommands } from "./requests/mail-commands.ts";
import { receptionCommands } from "./requests/reception-commands.ts";
import { storeCommands } from "./requests/store-commands.ts";
import { RetentionRefused } from "./retention/expire.ts";
import { openStore, StoreError } from "./store/open-store.ts";

const HELP = `npm run requests                              what visitors have sent, the newest first
  --kind KIND  --open  --handled  --spam      only appointments (enquiries, applications), and so on
  --since DAY  --until DAY  --search TEXT     only what arrived then, or holds this text
  --page N                                    the next twenty, and so on
npm run requests -- show ID                   all that is kept of one request (ID or reference)
npm run requests -- handled ID [--undo]       marks a request as handled, or as open again
npm run requests -- resume ID --out FILE      writes an applicant's resume into a file
npm run requests -- csv --out FILE            a table for a spreadsheet; takes what narrows the list
npm run requests -- export --email ADDRESS --out FOLDER
                                              all that was sent from an address, with resumes
npm run requests -- outbox [--retry]          mails that were not sent; --retry sends them now
npm run requests -- resend ID [--mail KIND]   sends a request's mails again (notice, confirmation or both)
npm run requests -- drop ID [--mail KIND]     gives up a request's unsent mails
npm run requests -- forget --email ADDRESS    deletes all that was sent from an address
npm run requests -- expire [--dry-run|--force]
                                              deletes what is older than APPOINTMENT_DAYS and the like
npm run requests -- copy --to URL             copies all data into another, empty store
npm run requests -- backup [--to FOLDER]      writes all data into a new folder there, or in BACKUP_DIR
npm run requests -- restore --from BACKUP [--verify]
                                              fills an empty store; --verify only checks the backup
npm run requests -- audit                     who read, exported, changed or erased what

--json prints for programs. It reads the store of DATA_DIR or DATABASE_URL, as the server does.`;

const COMMANDS = { ...receptionCommands, ...mailCommands, ...storeCommands };

async function main() {
  const { values, positionals } = readArguments();
  const [name = "list", operand] = positionals;
  const command = COMMANDS[name];
  if (values.help) return print(HELP);
  if (!command) throw new UsageError(`There is no command "${name}".\n\n${HELP}`);

  const config = readConfig(process.env);
  const store = await openStore({ ...config, queryTimeoutMs: QUERY_TIMEOUT_MS });
  try {
    await command({ store, config, operand, options: values });
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});

/** Only the message for mistakes that the user can correct, the stack for anything else. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const plain = [UsageError, ConfigError, StoreError, CopyError, RetentionRefused].some(
    (kind) => error instanceof kind,
  );
  const misspelt = "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  return plain || misspelt ? error.message : (error.stack ?? error.message);
}
