import { audit, type Command, type Commands, mustFind, print, printJson, UsageError } from "./command.ts";
import { drop, listUnsent, resend, retryUnsent, type Template } from "./outbox.ts";
import { counted, moment, table } from "./print.ts";

/** Lists unsent mails, sends them again or gives them up. */
export const mailCommands: Commands = {
  async outbox({ store, terminal, options }) {
    if (options.retry) {
      const retried = await retryUnsent(store);
      return options.json
        ? printJson(terminal, { retried })
        : print(terminal, `Trying ${counted(retried, "mail")} again now.`);
    }
    const mails = await listUnsent(store);
    if (options.json) return printJson(terminal, mails);
    if (mails.length === 0) return print(terminal, "All mails have been sent.");
    print(
      terminal,
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

  resend: (command) => change(command, "resend", resend, (mails) => `Sending ${mails} again now.`),
  drop: (command) => change(command, "drop", drop, (mails) => `Dropped ${mails}.`),
};

async function change(
  { store, terminal, operand, options }: Command,
  action: string,
  act: typeof resend,
  say: (mails: string) => string,
) {
  const { mail } = options;
  if (mail !== undefined && mail !== "notice" && mail !== "confirmation")
    throw new UsageError("--mail must be notice or confirmation.");
  const request = await mustFind(store, operand);
  const count = await act(store, request.id, mail satisfies Template | undefined);
  await audit({ store, terminal }, action, request.reference, { mails: count });
  print(terminal, say(counted(count, "mail")));
}
