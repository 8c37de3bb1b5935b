import { useLayoutEffect, useRef, useState } from "react";

/**
 * The theme that content would have in its place, for content that a portal takes elsewhere. Render `place` beside the
 * portal and `signal` inside it, and set `theme` as `data-theme` on the content. It looks around each time the content is
 * shown, before the first paint, and leaves nothing in the page.
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
