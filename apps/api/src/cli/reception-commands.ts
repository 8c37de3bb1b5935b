import { mkdir } from "node:fs/promises";
import path from "node:path";
import { KINDS } from "@clinic/api-client/schemas/challenge";
import { FILE_NAMES, labelOf, languageName } from "../mail/messages.ts";
import {
  audit,
  type Command,
  type Commands,
  explainWrite,
  findRequestOrThrow,
  type Options,
  operator,
  print,
  printJson,
  resolveFromCwd,
  type Terminal,
  UsageError,
  writePrivate,
} from "./command.ts";
import { csvHeading, csvLine } from "./csv.ts";
import { counted, facts, moment, plural, table } from "./print.ts";
import {
  findRequest,
  listRequests,
  markHandled,
  type RequestFilter,
  readContent,
  readInChunks,
} from "./queries.ts";

const PAGE_SIZE = 20;

async function saveFile(name: "resume" | "attachment", { store, terminal, operand, options }: Command) {
  if (!options.out) throw new UsageError(`Say where to write the ${name}: ${name} ID --out FILE`);
  const request = await findRequestOrThrow(store, operand);
  const content = await readContent(store, request.id);
  if (!content) throw new UsageError(`${request.reference} has no ${name}.`);
  await save(terminal, options.out, [content], () => counted(content.byteLength, "byte"));
  await audit({ store, terminal }, name, request.reference);
}

/** Reads and exports requests, and marks them as handled. */
export const receptionCommands: Commands = {
  async list({ store, terminal, options }) {
    const filter = readFilter(options);
    const number = readPage(options.page);
    const page = options.json && !options.page ? undefined : { size: PAGE_SIZE, number };
    const { requests, total } = await listRequests(store, filter, page);
    await audit({ store, terminal }, "list", undefined, { shown: requests.length });
    if (options.json) return printJson(terminal, requests);
    if (total === 0)
      return print(
        terminal,
        Object.values(filter).some((value) => value !== undefined)
          ? "Nothing matches."
          : "Nothing has arrived yet.",
      );
    const pages = Math.ceil(total / PAGE_SIZE);
    if (requests.length === 0)
      return print(
        terminal,
        `There is no page ${number}: ${counted(total, "request")} on ${counted(pages, "page")}.`,
      );
    print(
      terminal,
      table(
        ["Reference", "Received", "Kind", "Name", "Email", "Mail", "Note"],
        requests.map((request) => [
          request.reference,
          moment(request.receivedAt),
          request.kind,
          request.name,
          request.email,
          request.mail,
          [
            request.answers.language && `in ${languageName(request.answers.language)}`,
            request.suspicion && "suspected spam",
            request.handledAt && `handled by ${request.handledBy}`,
          ]
            .filter(Boolean)
            .join(", "),
        ]),
      ),
    );
    if (pages > 1)
      print(terminal, `\nPage ${number} of ${pages}, ${total} requests. --page N shows another.`);
  },

  async show({ store, terminal, operand, options }) {
    const request = await findRequestOrThrow(store, operand);
    await audit({ store, terminal }, "show", request.reference);
    if (options.json) return printJson(terminal, request);
    const pairs: [string, string][] = [
      ["Reference", request.reference],
      ["Id", request.id],
      ["Kind", request.kind],
      ["Received", `${moment(request.receivedAt)} in Kolkata`],
      ...Object.entries(request.answers).map(([name, value]): [string, string] => [labelOf(name), value]),
    ];
    if (request.suspicion) pairs.push(["Suspected spam", request.suspicion]);
    if (request.handled) pairs.push(["Handled", `${moment(request.handled.at)} by ${request.handled.by}`]);
    if (request.file) {
      const { fileName, size, scan } = request.file;
      pairs.push([FILE_NAMES[request.kind], `${fileName}, ${size} bytes, ${scan}`]);
    }
    for (const mail of request.mails) {
      pairs.push([
        `Mail (${mail.template})`,
        mail.lastError ? `${mail.status}: ${mail.lastError}` : mail.status,
      ]);
    }
    print(terminal, facts(pairs));
  },

  resume: (context) => saveFile("resume", context),

  attachment: (context) => saveFile("attachment", context),

  async handled({ store, terminal, operand, options }) {
    const request = await findRequestOrThrow(store, operand);
    await markHandled(store, request.id, options.undo ? null : operator(terminal));
    await audit({ store, terminal }, options.undo ? "open" : "handled", request.reference);
    print(terminal, `${request.reference} is ${options.undo ? "open again" : "handled"}.`);
  },

  async csv({ store, terminal, options }) {
    if (!options.out) throw new UsageError("Say where to write the table: csv --out FILE");
    const filter = readFilter(options);
    let exported = 0;
    async function* lines() {
      yield csvHeading();
      for await (const requests of readInChunks(store, filter)) {
        exported += requests.length;
        yield requests.map(csvLine).join("");
      }
    }
    await save(terminal, options.out, lines(), () => counted(exported, "request"));
    await audit({ store, terminal }, "csv", undefined, { exported });
  },

  async export({ store, terminal, options }) {
    if (!options.email || !options.out)
      throw new UsageError("Say whose requests and where to: export --email ADDRESS --out FOLDER");
    const { requests } = await listRequests(store, { email: options.email });
    const folder = resolveFromCwd(terminal, options.out);
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
      throw explainWrite(folder, error);
    });
    const records = [];
    for (const { id, reference } of requests) {
      const record = await findRequest(store, id);
      records.push(record);
      const content = record?.file && (await readContent(store, id));
      if (!content) continue;
      // The applicant chose the name of the file: only its extension may become part of a path.
      const extension = path.extname(record.file?.fileName ?? "");
      await writePrivate(
        path.join(folder, `${reference}-${FILE_NAMES[record.kind].toLowerCase()}${extension}`),
        content,
      );
    }
    await writePrivate(path.join(folder, "requests.json"), `${JSON.stringify(records, null, 2)}\n`);
    await audit({ store, terminal }, "export", undefined, {
      references: requests.map(({ reference }) => reference),
    });
    print(terminal, `Wrote ${counted(requests.length, "request")} to ${folder}`);
  },
};

type Content = Iterable<Uint8Array> | AsyncIterable<string>;

/** Writes a file, or to standard output for `-`, as the shell's user may write where the server's user may not. */
async function save(terminal: Terminal, out: string, content: Content, what: () => string) {
  if (out === "-") {
    for await (const part of content) await terminal.write(part);
    return;
  }
  const file = resolveFromCwd(terminal, out);
  await writePrivate(file, content);
  print(terminal, `Wrote ${what()} to ${file}`);
}

function readFilter(options: Options): RequestFilter {
  const { search, email, spam } = options;
  const kind = KINDS.find((each) => options.kind === each || options.kind === plural(each));
  if (options.kind !== undefined && !kind)
    throw new UsageError("--kind must be appointment, enquiry or application.");
  for (const name of ["since", "until"] as const) {
    const day = options[name];
    if (day !== undefined && !(/^\d{4}-\d{2}-\d{2}$/.test(day) && Number.isFinite(Date.parse(day))))
      throw new UsageError(`--${name} must be a day such as 2026-11-20.`);
  }
  const handled = options.open === options.handled ? undefined : options.handled;
  return {
    kind,
    search,
    email,
    since: options.since,
    until: options.until,
    handled,
    suspected: spam || undefined,
  };
}

function readPage(page = "1"): number {
  if (!/^[1-9]\d{0,6}$/.test(page)) throw new UsageError("--page must be a number from 1.");
  return Number(page);
}
