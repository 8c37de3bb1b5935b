import { connect, createServer as createTcpServer, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { atEnd, listen } from "./at-end.ts";

/** How the mail server treats its clients. */
export type Mood =
  | "accepts"
  /** Rejects every recipient permanently (550). */
  | "refuses"
  /** Rejects every recipient temporarily (451). */
  | "defers"
  /** Accepts the connection and stays silent. */
  | "hangs"
  /** Begins its reply to a mail, and never ends it. */
  | "drips"
  /** Drops the connection in the middle of a mail. */
  | "drops";

function refusal(mood: Mood, address: string) {
  if (mood === "refuses") return Object.assign(new Error(`No such user ${address}`), { responseCode: 550 });
  if (mood === "defers") return Object.assign(new Error(`Later, ${address}`), { responseCode: 451 });
  return null;
}

/** A real SMTP server on a free port that keeps what it accepts. */
export async function startMailServer() {
  const received: Email[] = [];
  let mood: Mood = "accepts";
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo: (address, _session, callback) => callback(refusal(mood, address.address)),
    onData: (stream, _session, callback) => {
      const kept = buffer(stream).then(async (mail) => received.push(await PostalMime.parse(mail)));
      kept.then(() => callback(), callback);
    },
  });
  server.on("error", () => {});
  const port = await listen(server.server);

  // A proxy in front of it, whose connections can be cut.
  const sockets = new Set<Socket>();
  const line = createTcpServer((client) => {
    sockets.add(client);
    client.on("error", () => {});
    client.on("close", () => sockets.delete(client));
    if (mood === "hangs") return;
    const upstream = connect(port, "127.0.0.1");
    upstream.on("error", () => client.destroy());
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroy());
    upstream.pipe(client);
    client.on("data", (data) => {
      if (mood === "drops" && data.includes("Subject:")) client.destroy();
      else if (mood === "drips" && data.includes("MAIL FROM")) {
        const drip = setInterval(() => client.write("250-wait\r\n"), 20);
        client.on("close", () => clearInterval(drip));
      } else upstream.write(data);
    });
  });
  const url = `smtp://127.0.0.1:${await listen(line)}`;
  atEnd(() => {
    for (const socket of sockets) socket.destroy();
  });
  return {
    url,
    received,
    set(next: Mood) {
      mood = next;
      for (const socket of sockets) socket.destroy();
    },
  };
}
