"use client";

import { useEffect, useState } from "react";

/** The pause in a visitor's typing after which a screen reader may speak. */
const PAUSE_MS = 1000;

/** The text for a `role="status"`: the latest one, once it has stood for a second, so that nothing talks while one types. */
export function useAnnouncement(text: string) {
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
