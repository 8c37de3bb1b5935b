import { useLayoutEffect, useRef, useState } from "react";

/**
 * Gives the content of a portal the theme of the place it is written in. Render `place` beside the portal and `signal`
 * inside it, and set `theme` as `data-theme` on the content. It is read before the first paint each time the content is
 * shown, and leaves nothing in the page.
 */
export function usePortalTheme() {
  const [shown, setShown] = useState(false);
  const [theme, setTheme] = useState<string>();
  return {
    theme,
    place: shown && <Place onFound={setTheme} />,
    signal: <Signal onChange={setShown} />,
  };
}

function Signal({ onChange }: { onChange: (shown: boolean) => void }) {
  useLayoutEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return null;
}

function Place({ onFound }: { onFound: (theme: string | undefined) => void }) {
  const place = useRef<HTMLSpanElement>(null);
  const [looked, setLooked] = useState(false);

  useLayoutEffect(() => {
    // Not `dataset`: the package renames the attribute, wherever it is written out.
    onFound(place.current?.closest("[data-theme]")?.getAttribute("data-theme") ?? undefined);
    setLooked(true);
  }, [onFound]);

  return looked ? null : <span ref={place} hidden />;
}
