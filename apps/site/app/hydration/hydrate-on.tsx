import { type ComponentType, lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { loadWhenOnline } from "../connection";

/** A part hydrates before it gets into the viewport, so that it is ready when it does. */
const VIEWPORT_MARGIN = "400px";

/**
 * A component whose HTML is in the prerendered page while its code is loaded on the given trigger. It leans on
 * React's selective hydration: while a lazy component inside a `Suspense` boundary is pending, the server's HTML
 * stays. On a page that is reached by client navigation it is rendered together with the page.
 *
 * @param trigger `viewport`: as it comes near it, or on an interaction with it; `interaction`: only then
 */
export function hydrateOn<Props extends object>(
  trigger: "viewport" | "interaction",
  load: () => Promise<ComponentType<Props>>,
) {
  const loadModule = async () => ({ default: await load() });
  const Loaded = lazy(loadModule);

  function Gate(props: Props) {
    const boundary = useRef<HTMLDivElement>(null);
    const [isHydrated, setHydrated] = useState(false);
    const [{ promise: opened, resolve: open }] = useState(() => Promise.withResolvers<void>());
    const [Gated] = useState(() =>
      lazy(() => (import.meta.env.SSR ? loadModule() : opened.then(() => loadWhenOnline(loadModule)))),
    );
    const content = (
      <Suspense>
        <Gated {...props} />
        <OnHydrated callback={setHydrated} />
      </Suspense>
    );
    // A dehydrated boundary that gets new props loses the server's HTML: it keeps its first element.
    const [dehydrated] = useState(content);

    useEffect(() => {
      if (isHydrated) window.dispatchEvent(new Event("hydrated"));
      else if (boundary.current) return onTrigger(boundary.current, trigger, open);
    }, [isHydrated, open]);

    return (
      <div ref={boundary} data-dehydrated={isHydrated ? undefined : ""}>
        {isHydrated ? content : dehydrated}
      </div>
    );
  }

  return function HydrateOn(props: Props) {
    // The snapshot of the server is taken on the server and while its HTML hydrates.
    const isHydrating = useSyncExternalStore(
      never,
      () => false,
      () => true,
    );
    const [isServerHtml] = useState(isHydrating);
    return isServerHtml ? <Gate {...props} /> : <Loaded {...props} />;
  };
}

const never = () => () => {};

/** Calls back once the boundary that it stands in has hydrated. */
function OnHydrated({ callback }: { callback: (isHydrated: true) => void }) {
  useEffect(() => callback(true), [callback]);
  return null;
}

function onTrigger(boundary: Element, trigger: "viewport" | "interaction", hydrate: () => void) {
  const aborter = new AbortController();
  const listener = ({ type, target }: Event) => {
    const element = target instanceof Element ? target : undefined;
    // A navigation changes contexts that every boundary may read, and waits until all have hydrated.
    const isNavigation = type === "popstate" || (type === "click" && element?.closest("a"));
    if (isNavigation || (element && boundary.contains(element))) hydrate();
  };
  // On the window: React stops events on their way into a dehydrated boundary.
  for (const type of ["hydrate", "pointerdown", "focusin", "click", "popstate"]) {
    window.addEventListener(type, listener, { capture: true, passive: true, signal: aborter.signal });
  }
  if (trigger === "viewport") {
    const onChange: IntersectionObserverCallback = (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) hydrate();
    };
    const observer = new IntersectionObserver(onChange, { rootMargin: VIEWPORT_MARGIN });
    observer.observe(boundary);
    aborter.signal.addEventListener("abort", () => observer.disconnect());
  }
  return () => aborter.abort();
}
