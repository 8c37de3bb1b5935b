import { ConfigError, readConfig } from "../config.ts";
import { RetentionRefused } from "../retention/expire.ts";
import { BackupError } from "../store/backups.ts";
import { openStore, StoreError } from "../store/open-store.ts";
import { print, QUERY_TIMEOUT_MS, readArguments, type Terminal, UsageError } from "./command.ts";
import { mailCommands } from "./mail-commands.ts";
import { receptionCommands } from "./reception-commands.ts";
import { restore, storeCommands, verify } from "./store-commands.ts";

const HELP = `npm run requests                              list requests, newest first
  --kind appointment|enquiry|application      only this kind
  --open  --handled  --spam                   only open, handled or suspicious ones
  --since DAY  --until DAY                    only those received between two days, such as 2026-11-20
  --search TEXT                               only those that contain a text
  --page N                                    another page of twenty
npm run requests -- show ID                   show everything stored about a request (ID or reference)
npm run requests -- handled ID [--undo]       mark a request as handled, or as open again
npm run requests -- resume ID --out FILE|-    save an applicant's resume
npm run requests -- attachment ID --out FILE|-
                                              save the X-ray or report sent with an enquiry
npm run requests -- csv --out FILE|-          export a table for a spreadsheet; takes the options of the list
npm run requests -- export --email ADDRESS --out FOLDER
                                              export everything sent from an address, with files
npm run requests -- outbox [--retry|--hold]   list unsent mails; --retry sends them now, --hold only when asked to
npm run requests -- resend ID [--mail notice|confirmation]
                                              send a request's mails again
npm run requests -- drop ID [--mail notice|confirmation]
                                              give up a request's unsent mails
npm run requests -- forget --email ADDRESS    delete everything sent from an address
npm run requests -- expire [--dry-run|--force]
                                              delete what is older than APPOINTMENT_DAYS and the like
npm run requests -- backup [--to FOLDER]      write all data into a new file there, or in BACKUP_DIR
npm run requests -- verify FILE               check a backup
npm run requests -- restore FILE              fill an empty data folder from a backup
npm run requests -- audit                     show who read, exported, changed or erased what

--json prints the list or a request as JSON. The commands use the store of DATA_DIR or DATABASE_URL, as the server does.`;

const COMMANDS = { ...receptionCommands, ...mailCommands, ...storeCommands };

/** @returns the exit status */
export async function runRequests(args: string[], terminal: Terminal): Promise<number> {
  try {
    await run(args, terminal);
    return 0;
  } catch (error) {
    terminal.writeError(`${explain(error)}\n`);
    return 1;
  }
}

async function run(args: string[], terminal: Terminal) {
  const { values, positionals } = readArguments(args);
  const [name = "list", operand] = positionals;
  const command = COMMANDS[name];
  if (values.help) return print(terminal, HELP);
  if (name === "verify") return verify({ terminal, operand });
  const config = readConfig(terminal.environment);
  if (name === "restore") return restore({ terminal, config, operand });
  if (!command) throw new UsageError(`There is no command "${name}".\n\n${HELP}`);

  const store = await openStore({
    ...config,
    queryTimeoutMs: QUERY_TIMEOUT_MS,
    mustExist: true,
  });
  try {
    await command({ store, config, terminal, operand, options: values });
  } finally {
    await store.close();
  }
}

/** The message alone for what the user can correct, with the stack for anything else. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const plain = [UsageError, ConfigError, StoreError, BackupError, RetentionRefused].some(
    (kind) => error instanceof kind,
  );
  const misspelt = "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  return plain || misspelt ? error.message : (error.stack ?? error.message);
}
