import type { ServerProcess } from "./spawn-server.ts";

/** Arguments that make a process's memory measurable: Node's debugger listens on a free port. */
export const INSPECTED = ["--inspect=127.0.0.1:0"];

/** Bytes a process holds after a full garbage collection, read through its debugger (Chrome DevTools Protocol). */
export async function memoryInUse(server: ServerProcess): Promise<number> {
  const address = /ws:\/\/\S+/.exec(server.log())?.[0];
  if (!address) throw new Error("The process was not started with INSPECTED.");
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const call = (id: number, method: string, params = {}) =>
    new Promise<{ result?: { value?: number } }>((resolve) => {
      socket.addEventListener("message", ({ data }) => {
        const message = JSON.parse(String(data)) as { id?: number; result: { result?: { value?: number } } };
        if (message.id === id) resolve(message.result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  await call(1, "HeapProfiler.collectGarbage");
  const expression = "process.memoryUsage().heapUsed + process.memoryUsage().external";
  const { result } = await call(2, "Runtime.evaluate", { expression, returnByValue: true });
  socket.close();
  if (typeof result?.value !== "number") throw new Error("The debugger gave no number.");
  return result.value;
}
