import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";
import { beforeAll, onTestFinished } from "vitest";

let ofFile: AsyncDisposableStack | undefined;

/** Undoes what a test started once it ends, or what `startOnce` started once the last test of its file ends. */
export function atEnd(undo: () => unknown) {
  const undone = async () => void (await undo());
  if (ofFile) ofFile.defer(undone);
  else onTestFinished(undone);
}

/** Listens on a free port until the end. @returns the port */
export async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  atEnd(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** Starts what all tests of a file share. */
export function startOnce(start: () => Promise<void>) {
  beforeAll(async () => {
    await using started = new AsyncDisposableStack();
    ofFile = started;
    try {
      await start();
    } finally {
      ofFile = undefined;
    }
    const kept = started.move();
    return () => kept.disposeAsync();
  });
}
