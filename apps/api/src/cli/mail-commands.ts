import { audit, type Command, type Commands, findRequestOrThrow, print, UsageError } from "./command.ts";
import { counted, moment, table } from "./print.ts";
import { drop, holdUnsent, listUnsent, resend, retryUnsent, type Template } from "./unsent-mails.ts";

/** Lists unsent mails, sends them again or gives them up. */
export const mailCommands: Commands = {
  async outbox({ store, terminal, options }) {
    if (options.retry) {
      const retried = await retryUnsent(store);
      return print(terminal, `Trying ${counted(retried, "mail")} again now.`);
    }
    if (options.hold) return hold({ store, terminal });
    const mails = await listUnsent(store);
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
          moment(mail.created_at),
          mail.status === "pending" ? moment(mail.lease_until) : "never",
          mail.last_error ?? "",
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
  const request = await findRequestOrThrow(store, operand);
  const count = await act(store, request.id, mail satisfies Template | undefined);
  await audit({ store, terminal }, action, request.reference, { mails: count });
  print(terminal, say(counted(count, "mail")));
}

/** Mails that were unsent when a backup was made may have been sent since: a person decides. */
export async function hold({ store, terminal }: Pick<Command, "store" | "terminal">) {
  const held = await holdUnsent(store);
  await audit({ store, terminal }, "hold", undefined, { held });
  print(
    terminal,
    `On hold: ${counted(held, "mail")}. List them with \`outbox\`, \`drop ID\` those that were sent, and send the others ` +
      "with `outbox --retry`.",
  );
}
