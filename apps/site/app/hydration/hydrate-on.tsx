import { type ComponentType, lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";

/** When a part of the page hydrates: as it comes near the viewport, or on an interaction with it. */
export type HydrationTrigger = "viewport" | "interaction";

/** How far outside the viewport a part hydrates, so that it is ready when it gets there. */
const VIEWPORT_MARGIN = "400px";

/**
 * A component whose HTML is in the prerendered page while its code is loaded on the given trigger. It leans on
 * React's selective hydration: while a lazy component inside a `Suspense` boundary is pending, the server's HTML
 * stays. On a page that is reached by client navigation it is rendered together with the page.
 *
 * @param load imports the component; where that fails it is tried again when the visitor is online
 */
export function hydrateOn<Props extends object>(
  trigger: HydrationTrigger,
  load: () => Promise<ComponentType<Props>>,
) {
  const loadModule = async () => ({ default: await load() });
  const Loaded = lazy(loadModule);

  function Gate(props: Props) {
    const boundary = useRef<HTMLDivElement>(null);
    const [isHydrated, setHydrated] = useState(false);
    const [{ Gated, open }] = useState(() => {
      let open = () => {};
      const opened = new Promise<void>((resolve) => {
        open = resolve;
      });
      const Gated = lazy(async () => {
        if (import.meta.env.SSR) return loadModule();
        await opened;
        return untilOnline(loadModule);
      });
      return { Gated, open };
    });
    const content = (
      <Suspense>
        <Gated {...props} />
        <OnHydrated run={() => setHydrated(true)} />
      </Suspense>
    );
    // React discards the server's HTML where what it belongs to is rendered anew: the first element stays.
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
    const [isServerHtml] = useState(useIsHydrating());
    return isServerHtml ? <Gate {...props} /> : <Loaded {...props} />;
  };
}

/** Whether React is hydrating HTML of the server; also true on the server itself. */
function useIsHydrating() {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
}

/** Its effect runs once the boundary that it stands in has hydrated. */
function OnHydrated({ run }: { run: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(run, []);
  return null;
}

function onTrigger(boundary: Element, trigger: HydrationTrigger, hydrate: () => void) {
  const aborter = new AbortController();
  // On the window: React stops events on their way into a dehydrated boundary.
  const options = { capture: true, passive: true, signal: aborter.signal };
  for (const type of ["pointerdown", "focusin", "click"]) {
    window.addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element)) return;
        // A navigation changes contexts that every boundary may read, and waits until all have hydrated.
        if (boundary.contains(target) || (type === "click" && target.closest("a"))) hydrate();
      },
      options,
    );
  }
  window.addEventListener("popstate", hydrate, options);

  if (trigger === "viewport") {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) hydrate();
      },
      { rootMargin: VIEWPORT_MARGIN },
    );
    observer.observe(boundary);
    aborter.signal.addEventListener("abort", () => observer.disconnect());
  }
  return () => aborter.abort();
}

async function untilOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
    return untilOnline(load);
  }
}
