import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";
import { beforeAll, onTestFinished } from "vitest";

type Undo = () => unknown;

let ofFile: Undo[] | undefined;

/** Undoes what a test started once it ends, or what `startOnce` started once the last test of its file ends. */
export function atEnd(undo: Undo) {
  if (ofFile) ofFile.push(undo);
  else onTestFinished(async () => void (await undo()));
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
    const started: Undo[] = [];
    const undoAll = async () => {
      for (const undo of started.toReversed()) await undo();
    };
    ofFile = started;
    try {
      await start();
    } catch (error) {
      await undoAll();
      throw error;
    } finally {
      ofFile = undefined;
    }
    return undoAll;
  });
}
