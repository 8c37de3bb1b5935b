const PARENT_CHECK_MS = 1000;

/**
 * Calls `end` when the process is told to stop, and when whoever started it is gone: npm killed outright passes on
 * no signal, and a server left behind would keep its port.
 */
export function endWithParent(end: () => void) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, PARENT_CHECK_MS).unref();
}
