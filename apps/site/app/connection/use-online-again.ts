import { useEffect, useEffectEvent } from "react";

/** Calls back each time the visitor comes back online, while `active`. */
export function useOnlineAgain(active: boolean, onOnline: () => void) {
  const callBack = useEffectEvent(onOnline);
  useEffect(() => {
    if (!active) return;
    const listener = () => callBack();
    window.addEventListener("online", listener);
    return () => window.removeEventListener("online", listener);
  }, [active]);
}
