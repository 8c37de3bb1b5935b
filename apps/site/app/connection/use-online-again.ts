import { useEffect, useRef } from "react";

/** Calls back each time the visitor comes back online, while `active`. */
export function useOnlineAgain(active: boolean, onOnline: () => void) {
  const latest = useRef(onOnline);
  useEffect(() => {
    latest.current = onOnline;
  });
  useEffect(() => {
    if (!active) return;
    const call = () => latest.current();
    window.addEventListener("online", call);
    return () => window.removeEventListener("online", call);
  }, [active]);
}
