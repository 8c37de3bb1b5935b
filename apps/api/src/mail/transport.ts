import { mkdir, open, rename } from "node:fs/promises";
import path from "node:path";
import type { Selectable } from "kysely";
import nodemailer, { type SendMailOptions } from "nodemailer";
import type { Config } from "../config.ts";
import type { Tables } from "../store/tables.ts";

/** What identifies a mail in the outbox. */
export type StoredMail = Pick<Selectable<Tables["outbox"]>, "id" | "template" | "created_at">;

export const mailFileName = ({ id, template, created_at }: StoredMail) =>
  `${created_at.replaceAll(":", "-")}-${template}-${id}.eml`;

/** A mail by nodemailer's names, from which it makes what a server or a file takes. */
export type Mail = SendMailOptions;

/** The address of a mail does not exist: sending it again is useless. */
export class UnknownRecipient extends Error {}

/** The way that mails leave. Another service is another of these, chosen in `createMailTransport`. */
export interface MailTransport {
  /** How many mails it can send at the same time. */
  readonly capacity: number;
  /**
   * Resolves once the next server, or the disk, is responsible for the mail.
   * @param stored names the file, the same for every attempt
   * @throws {UnknownRecipient}
   */
  send(mail: Mail, stored: StoredMail): Promise<void>;
  close(): void;
}

/** SMTP where it is set, otherwise files. */
export const createMailTransport = ({ SMTP_URL, SMTP_ALLOW_PLAINTEXT, DATA_DIR }: Config): MailTransport =>
  SMTP_URL
    ? createSmtpTransport({ url: SMTP_URL, allowPlaintext: SMTP_ALLOW_PLAINTEXT })
    : createFileTransport(path.join(DATA_DIR, "mail"));

/** Mails contain visitors' text, which must never make the server read files or fetch addresses. */
const GUARDS = { disableFileAccess: true, disableUrlAccess: true };

const CONNECTIONS = 3;

export interface SmtpOptions {
  /** `smtps://` speaks TLS from the start, `smtp://` upgrades with STARTTLS where the server offers it. */
  url: string;
  /** Lets mails travel to another machine unencrypted when the server offers no STARTTLS. */
  allowPlaintext?: boolean;
  /** How long one mail may take, whatever the server sends meanwhile: less than the outbox's lease. @default 45000 */
  deadlineMs?: number;
}

/** Sends through an SMTP server. */
export function createSmtpTransport({
  url,
  allowPlaintext,
  deadlineMs = 45_000,
}: SmtpOptions): MailTransport {
  const transport = nodemailer.createTransport({
    url,
    // Otherwise an attacker on the line removes the offer and reads what patients wrote (RFC 3207, section 6).
    requireTLS: !allowPlaintext && !isThisMachine(new URL(url).hostname),
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    ...GUARDS,
  });
  return {
    capacity: CONNECTIONS,
    async send(mail) {
      const signal = AbortSignal.timeout(deadlineMs);
      await transport.sendMail({ ...mail, signal }).catch(explain);
    },
    close: () => transport.close({ force: true }),
  };
}

/** Rethrows a failure with its code, as an unknown recipient if it is for good (RFC 5321, section 4.2.3). */
function explain(error: Error & { code?: string; command?: string; responseCode?: number }): never {
  const { name, code = name, command, responseCode = "", message } = error;
  const Failure =
    command === "RCPT TO" && [550, 551, 553, 556].includes(Number(responseCode)) ? UnknownRecipient : Error;
  throw new Failure(`${code} ${responseCode}: ${message}`, { cause: error });
}

const isThisMachine = (host: string) => /^(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/.test(host);

/** Writes mails as `.eml` files, which any mail program opens. A retry overwrites the file. */
export function createFileTransport(directory: string): MailTransport {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, ...GUARDS });
  return {
    capacity: CONNECTIONS,
    async send(mail, stored) {
      const { message } = await transport.sendMail(mail);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const file = path.join(directory, mailFileName(stored));
      const unfinished = `${file}.part`;
      await using handle = await open(unfinished, "w", 0o600);
      await handle.writeFile(message);
      await handle.sync();
      await rename(unfinished, file);
      await syncFolder(directory);
    },
    close: () => transport.close(),
  };
}

/** Without this, a power cut can lose the name of a new file. Windows has no such call. */
async function syncFolder(directory: string) {
  if (process.platform === "win32") return;
  await using folder = await open(directory);
  await folder.sync();
}
