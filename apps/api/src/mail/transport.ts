import { mkdir, open, rename } from "node:fs/promises";
import path from "node:path";
import nodemailer, { type SendMailOptions } from "nodemailer";

export interface MailTransport {
  /**
   * Resolves once the next server, or the disk, is responsible for the mail.
   * @param name the same for every attempt to send the same mail
   */
  send(mail: SendMailOptions, name: string): Promise<void>;
  close(): void;
}

/** Mails contain visitors' text, which must never make the server read files or fetch addresses. */
const GUARDS = { disableFileAccess: true, disableUrlAccess: true };

/** Mails sent at the same time. */
export const SMTP_CONNECTIONS = 3;

export interface SmtpOptions {
  /** `smtps://` speaks TLS from the start, `smtp://` upgrades with STARTTLS where the server offers it. */
  url: string;
  /** Lets mails travel to another machine unencrypted when the server offers no STARTTLS. */
  allowPlaintext?: boolean;
}

/** Sends through an SMTP server. Its timeouts end well before the outbox's lease. */
export function createSmtpTransport({ url, allowPlaintext = false }: SmtpOptions): MailTransport {
  const transport = nodemailer.createTransport({
    url,
    // Otherwise an attacker on the line removes the offer and reads what patients wrote (RFC 3207, section 6).
    requireTLS: !allowPlaintext && !isThisMachine(new URL(url).hostname),
    pool: true,
    maxConnections: SMTP_CONNECTIONS,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    ...GUARDS,
  });
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}

function isThisMachine(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Writes mails as `.eml` files, which any mail program opens. A retry overwrites the file. */
export function createFileTransport(directory: string): MailTransport {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, ...GUARDS });
  return {
    async send(mail, name) {
      const { message } = await transport.sendMail(mail);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const file = path.join(directory, `${name}.eml`);
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
