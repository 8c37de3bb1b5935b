import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { CopyError, copyStore } from "./requests/copy.ts";
import { forget } from "./requests/forget.ts";
import { listUnsent, retryUnsent } from "./requests/outbox.ts";
import { moment, table } from "./requests/print.ts";
import { findRequest, listRequests, readResume } from "./requests/queries.ts";
import { openStore, type Store, StoreError } from "./store/open-store.ts";
import { countExpired, deleteExpired } from "./store/retention.ts";

const HELP = `npm run requests                              what visitors have sent, the newest first
npm run requests -- show ID                   all that is kept of one request (ID or reference)
npm run requests -- resume ID --out FILE      writes an applicant's resume into a file
npm run requests -- outbox [--retry]          mails that were not sent; --retry sends them now
npm run requests -- forget --email ADDRESS    deletes all that was sent from an address
npm run requests -- expire [--dry-run]        deletes what is older than APPOINTMENT_DAYS and the like
npm run requests -- copy --to URL             copies all data into another, empty store

--json prints for programs. It reads the store of DATA_DIR or DATABASE_URL, as the server does.`;

/** Reading or copying everything takes longer than a visitor would wait. */
const QUERY_TIMEOUT_MS = 30 * 60_000;

/** A mistake of whoever runs the command. */
class UsageError extends Error {}

interface Options {
  json: boolean;
  out?: string;
  email?: string;
  to?: string;
  retry: boolean;
  "dry-run": boolean;
}

interface Command {
  store: Store;
  config: Config;
  /** What follows the command's name. */
  operand: string | undefined;
  options: Options;
}

function print(text: string) {
  process.stdout.write(`${text}\n`);
}
const printJson = (value: unknown) => print(JSON.stringify(value, null, 2));

const COMMANDS: Record<string, (command: Command) => Promise<void>> = {
  async list({ store, options }) {
    const requests = await listRequests(store);
    if (options.json) return printJson(requests);
    if (requests.length === 0) return print("Nothing has arrived yet.");
    print(
      table(
        ["Reference", "Received", "Kind", "Name", "Email", "Mail", "Note"],
        requests.map((request) => [
          request.reference,
          moment(request.receivedAt),
          request.kind,
          request.name,
          request.email,
          request.mail,
          request.suspicion ? "suspected spam" : "",
        ]),
      ),
    );
  },

  async show({ store, operand, options }) {
    const request = await mustFind(store, operand);
    if (options.json) return printJson(request);
    const facts: [string, string][] = [
      ["Reference", request.reference],
      ["Id", request.id],
      ["Kind", request.kind],
      ["Received", moment(request.receivedAt)],
      ...Object.entries(request.answers),
    ];
    if (request.suspicion) facts.push(["Suspected spam", request.suspicion]);
    if (request.resume) {
      const { fileName, size, scan } = request.resume;
      facts.push(["Resume", `${fileName}, ${size} bytes, ${scan}`]);
    }
    for (const mail of request.mails) {
      facts.push([
        `Mail (${mail.template})`,
        mail.lastError ? `${mail.status}: ${mail.lastError}` : mail.status,
      ]);
    }
    print(facts.map(([name, value]) => `${name}: ${value}`).join("\n"));
  },

  async resume({ store, operand, options }) {
    if (!options.out) throw new UsageError("Say where to write the resume: resume ID --out FILE");
    const request = await mustFind(store, operand);
    const content = await readResume(store, request.id);
    if (!content) throw new UsageError(`${request.reference} has no resume.`);
    // npm changes the working directory; the path is meant from where the person stands.
    const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), options.out);
    await writeFile(file, content, { mode: 0o600 });
    print(`Wrote ${content.byteLength} bytes to ${file}`);
  },

  async outbox({ store, options }) {
    if (options.retry) {
      const retried = await retryUnsent(store);
      return options.json ? printJson({ retried }) : print(`${retried} mails will be tried again now.`);
    }
    const mails = await listUnsent(store);
    if (options.json) return printJson(mails);
    if (mails.length === 0) return print("All mails have been sent.");
    print(
      table(
        ["Reference", "Mail", "Status", "Tries", "Since", "Next try", "Last error"],
        mails.map((mail) => [
          mail.reference,
          mail.template,
          mail.status,
          String(mail.attempts),
          moment(mail.createdAt),
          mail.nextTry ? moment(mail.nextTry) : "never",
          mail.lastError ?? "",
        ]),
      ),
    );
  },

  async forget({ store, config, options }) {
    if (!options.email) throw new UsageError("Say whom to forget: forget --email ADDRESS");
    const deleted = await forget(store, options.email, path.join(config.DATA_DIR, "mail"));
    if (options.json) return printJson({ deleted });
    print(
      deleted.length === 0 ? "Nothing is kept from this address." : `Deleted ${deleted.length} requests.`,
    );
  },

  async expire({ store, config, options }) {
    const dryRun = options["dry-run"];
    const counts = await (dryRun ? countExpired : deleteExpired)(store, config);
    if (options.json) return printJson({ dryRun, ...counts });
    const verb = dryRun ? "Would delete" : "Deleted";
    for (const [kind, count] of Object.entries(counts)) print(`${verb} ${count} of kind ${kind}.`);
  },

  async copy({ store, options }) {
    if (!options.to) throw new UsageError("Say where to copy to: copy --to postgres://… or copy --to FOLDER");
    const other = await openStore(
      /^postgres(ql)?:/.test(options.to)
        ? { DATA_DIR: "", DATABASE_URL: options.to, queryTimeoutMs: QUERY_TIMEOUT_MS }
        : { DATA_DIR: path.resolve(process.env.INIT_CWD ?? process.cwd(), options.to) },
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
};

async function mustFind(store: Store, id: string | undefined) {
  if (!id) throw new UsageError("Say which request: its ID or reference.");
  const request = await findRequest(store, id);
  if (!request) throw new UsageError(`There is no request ${id}.`);
  return request;
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: "boolean", default: false },
      out: { type: "string" },
      email: { type: "string" },
      to: { type: "string" },
      retry: { type: "boolean", default: false },
      "dry-run": { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
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

/** The message alone for what a person can mend; the whole error for what only a developer can. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const plain = [UsageError, ConfigError, StoreError, CopyError].some((kind) => error instanceof kind);
  const misspelt = "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  return plain || misspelt ? error.message : (error.stack ?? error.message);
}
