import { useEffect, useEffectEvent } from "react";

/** Imports a module. If that fails, retries each time the browser comes back online. */
export async function loadWhenOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
    return loadWhenOnline(load);
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
