import path from "node:path";
import { clinic } from "@clinic/content/server";
import type { Config } from "./config.ts";

/** What the operator reads once the server runs. */
export function welcome({ HOST, DATA_DIR, DATABASE_URL, SMTP_URL }: Config, port: number) {
  const local = ["127.0.0.1", "::1", "0.0.0.0", "::"].includes(HOST);
  const folder = (name = "") => path.join(DATA_DIR, name);
  return [
    `${clinic.name} is at http://${local ? "localhost" : HOST}:${port}`,
    `Requests are kept in ${DATABASE_URL ? "PostgreSQL" : folder()}; \`npm run requests\` lists them.`,
    SMTP_URL
      ? "Mails are sent by SMTP."
      : `No mail is sent: SMTP_URL is not set. Mails become files in ${folder("mail")}.`,
    "Press Ctrl+C to stop.",
  ].join("\n");
}
