const PARENT_CHECK_MS = 1000;

/**
 * Calls `end` on a termination signal, and when the parent process is gone: if npm is killed, it forwards no signal,
 * and an orphaned server would keep its port.
 */
export function endWithParent(end: () => void) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, PARENT_CHECK_MS).unref();
}
