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
    place: shown && <ThemeProbe onFound={setTheme} />,
    signal: <MountSignal onChange={setShown} />,
  };
}

function MountSignal({ onChange }: { onChange: (shown: boolean) => void }) {
  useLayoutEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return null;
}

function ThemeProbe({ onFound }: { onFound: (theme: string | undefined) => void }) {
  const probe = useRef<HTMLSpanElement>(null);
  const [looked, setLooked] = useState(false);

  useLayoutEffect(() => {
    onFound(probe.current?.closest<HTMLElement>("[data-theme]")?.dataset.theme);
    setLooked(true);
  }, [onFound]);

  return looked ? null : <span ref={probe} hidden />;
}
