import { useLayoutEffect, useRef, useState } from "react";

/** What a portal's content would have inherited. */
interface PlaceAttributes {
  "data-theme"?: string | undefined;
  lang?: string | undefined;
}

/**
 * Gives the content of a portal the theme and the language of the place it is written in. Render `place` beside the
 * portal and `signal` inside it, and spread `attributes` onto the content. They are read before the first paint each
 * time the content is shown, and leave nothing in the page.
 */
export function usePortalPlace() {
  const [shown, setShown] = useState(false);
  const [attributes, setAttributes] = useState<PlaceAttributes>({});
  return {
    attributes,
    place: shown && <PlaceProbe onFound={setAttributes} />,
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

function PlaceProbe({ onFound }: { onFound: (attributes: PlaceAttributes) => void }) {
  const probe = useRef<HTMLSpanElement>(null);
  const [looked, setLooked] = useState(false);

  useLayoutEffect(() => {
    const closest = (selector: string) => probe.current?.closest<HTMLElement>(selector);
    onFound({
      "data-theme": closest("[data-theme]")?.dataset.theme,
      // The document's own language reaches the portal by itself.
      lang: closest("[lang]:not(html)")?.lang,
    });
    setLooked(true);
  }, [onFound]);

  return looked ? null : <span ref={probe} hidden />;
}
