import { useEffect, useEffectEvent } from "react";

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
