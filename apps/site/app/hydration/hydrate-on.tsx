import { type ComponentType, lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { connectionNotice, loadWhenOnline } from "../connection";

/** How far outside the viewport hydration begins, so that the content is ready when it scrolls into view. */
const VIEWPORT_MARGIN = "400px";

/**
 * Creates a component whose HTML is prerendered and whose code loads on a trigger. It builds on React's selective
 * hydration: while a lazy component inside a `Suspense` boundary is pending, the server's HTML stays in place. After a
 * client navigation, the component renders together with the page.
 *
 * @param trigger `viewport`: when it approaches the viewport or on interaction; `interaction`: on interaction only
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
    const [gate] = useState(createGate);
    const [Gated] = useState(() =>
      lazy(() =>
        import.meta.env.SSR ? loadModule() : gate.opened.then(() => loadWhenOnline(loadModule, gate.fail)),
      ),
    );
    const content = (
      <Suspense>
        <Gated {...props} />
        <OnHydrated callback={setHydrated} />
      </Suspense>
    );
    // New props would make React discard a dehydrated boundary's HTML, so it keeps its first element until hydrated; and
    // then while props stay the same, for which React doesn't render it again.
    const [first] = useState({ props, content });

    useEffect(() => {
      if (isHydrated) window.dispatchEvent(new Event("hydrated"));
      else if (boundary.current) {
        // Who is in it already may do nothing more that would open it.
        if (hasKept(boundary.current) || boundary.current.contains(document.activeElement)) gate.open();
        return onTrigger(boundary.current, trigger, gate);
      }
    }, [isHydrated, gate]);

    return (
      <div ref={boundary} data-dehydrated={isHydrated ? undefined : ""}>
        <StylesOfTheRest />
        {isHydrated && props !== first.props ? content : first.content}
      </div>
    );
  }

  return function HydrateOn(props: Props) {
    // React uses the server snapshot during prerendering and hydration, and nowhere else.
    const isHydrating = useSyncExternalStore(
      never,
      () => false,
      () => true,
    );
    const [isServerHtml] = useState(isHydrating);
    return isServerHtml ? <Gate {...props} /> : <Loaded {...props} />;
  };
}

/** `hydrateOn("viewport")` for each of the components of one module: a task for each, not one for all. */
export const hydrateEach =
  <Module,>(load: () => Promise<Module>) =>
  <Props extends object>(select: (module: Module) => ComponentType<Props>) =>
    hydrateOn<Props>("viewport", () => load().then(select));

/**
 * Where a page's inlined styles end: browsers wait for the whole stylesheet, one cached file, which `entry.server.tsx`
 * links in the first of these.
 */
export function StylesOfTheRest() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: hydration leaves the link alone
  return <span ref={keepStyles} data-styles="" suppressHydrationWarning dangerouslySetInnerHTML={empty} />;
}

const empty = { __html: "" };

/** React removes the link with its page. Those that follow have one in the head, off until then, or on where this failed. */
function keepStyles(place: HTMLElement | null) {
  const link = place?.querySelector("link");
  if (!link) return;
  const next = Object.assign(link.cloneNode() as typeof link, { media: link.sheet ? "not all" : "" });
  document.head.append(next);
  return () => next.removeAttribute("media");
}

const never = () => () => {};

function hasKept(boundary: Element) {
  const form = boundary.querySelector<HTMLElement>("[data-storage-key]");
  try {
    return form?.dataset.storageKey !== undefined && form.dataset.storageKey in sessionStorage;
  } catch {
    // Storage may be blocked, in which case access throws.
    return false;
  }
}

/** Opens once. Who pressed a control behind it is told when it can't. */
function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let isPressed = false;
  let retry: (() => void) | undefined;
  const tell = () => {
    if (isPressed && retry) connectionNotice.show({ what: "part", retry });
  };
  const press = () => {
    isPressed = true;
    tell();
  };
  const fail = (again: () => void) => {
    retry = again;
    tell();
  };
  return { opened, open, press, fail };
}

/** Calls back once its boundary has hydrated. */
function OnHydrated({ callback }: { callback: (isHydrated: true) => void }) {
  useEffect(() => callback(true), [callback]);
  return null;
}

function onTrigger(
  boundary: Element,
  trigger: "viewport" | "interaction",
  { open, press }: ReturnType<typeof createGate>,
) {
  const controller = new AbortController();
  const listener = ({ type, target }: Event) => {
    const element = target instanceof Element ? target : undefined;
    // A navigation changes contexts that any boundary may read, so React waits until all have hydrated.
    const isNavigation = type === "popstate" || (type === "click" && element?.closest("a"));
    const isInside = element && boundary.contains(element);
    if (isNavigation || isInside) open();
    // A click that was held comes as `hydrate` (`start`).
    const isPress = type === "click" || type === "hydrate";
    if (isInside && isPress && element.closest("button, [type=checkbox], [readonly]")) press();
  };
  // On `window`, because React stops propagation of events targeting a dehydrated boundary.
  for (const type of ["hydrate", "pointerdown", "dragover", "focusin", "click", "popstate"])
    window.addEventListener(type, listener, { capture: true, passive: true, signal: controller.signal });
  if (trigger === "viewport") {
    const onChange: IntersectionObserverCallback = (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) open();
    };
    const observer = new IntersectionObserver(onChange, { rootMargin: VIEWPORT_MARGIN });
    observer.observe(boundary);
    controller.signal.addEventListener("abort", () => observer.disconnect());
  }
  return () => controller.abort();
}
