import { useEffect, useEffectEvent } from "react";

/**
 * Imports a module. If that fails, retries each time the browser comes back online.
 *
 * @param onFail gets a function that retries at once
 */
export async function loadWhenOnline<Module>(
  load: () => Promise<Module>,
  onFail: (retry: () => void) => void,
): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise<void>((retry) => {
      window.addEventListener("online", () => retry(), { once: true });
      onFail(retry);
    });
    return loadWhenOnline(load, onFail);
  }
}

/** While `active`, calls `onReconnect` each time the browser comes back online. */
export function useOnReconnect(active: boolean, onReconnect: () => void) {
  const callBack = useEffectEvent(onReconnect);
  useEffect(() => {
    if (!active) return;
    const listener = () => callBack();
    window.addEventListener("online", listener);
    return () => window.removeEventListener("online", listener);
  }, [active]);
}
