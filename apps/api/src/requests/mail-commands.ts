import { audit, type Command, type Commands, mustFind, print, printJson, UsageError } from "./command.ts";
import { drop, listUnsent, resend, retryUnsent, type Template } from "./outbox.ts";
import { counted, moment, table } from "./print.ts";

/** Lists unsent mails, sends them again or gives them up. */
export const mailCommands: Commands = {
  async outbox({ store, options }) {
    if (options.retry) {
      const retried = await retryUnsent(store);
      return options.json ? printJson({ retried }) : print(`Trying ${counted(retried, "mail")} again now.`);
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

  resend: (command) => change(command, "resend", resend, (mails) => `Sending ${mails} again now.`),
  drop: (command) => change(command, "drop", drop, (mails) => `Dropped ${mails}.`),
};

async function change(
  { store, operand, options }: Command,
  action: string,
  act: typeof resend,
  say: (mails: string) => string,
) {
  const { mail } = options;
  if (mail !== undefined && mail !== "notice" && mail !== "confirmation")
    throw new UsageError("--mail must be notice or confirmation.");
  const request = await mustFind(store, operand);
  const count = await act(store, request.id, mail satisfies Template | undefined);
  await audit(store, action, request.reference, { mails: count });
  print(say(counted(count, "mail")));
}
