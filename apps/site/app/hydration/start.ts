/** What a page needs to hydrate, as JSON before its script, from React Router's manifest by `entry.server.tsx`. */
export interface StartOptions {
  context: object;
  /** URL of the loader data. */
  data: string;
  modules: readonly string[];
  /** Module URLs by the id of a matched route. */
  routes: Readonly<Record<string, string>>;
  entry: string;
}

/**
 * Hydrates the page at a visitor's first sign: who only reads needs no script. Before it, when the page is painted and
 * the browser idle, its large files are fetched. A click on a button that has not hydrated is held back and replayed
 * once it has, whether the button belongs to the page or to a boundary that hydrates later (`hydrateOn`); so are an
 * arrow key on a tab or a slider, and the key of the search. Links work natively.
 *
 * The function is inlined as source text, so it must not reference anything outside its body.
 */
export function start() {
  const options = document.currentScript?.previousElementSibling?.textContent ?? "";
  const { context, data, modules, routes, entry }: StartOptions = JSON.parse(options);
  const { dataset } = document.documentElement;
  const laidOut = new AbortController();
  /** Lays out the whole page, and keeps what is in the middle of the window in its place (styles/app.css). */
  const layOut = () => {
    laidOut.abort();
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.documentElement;
    const { top } = middle.getBoundingClientRect();
    dataset.whole = "";
    scrollBy({ top: middle.getBoundingClientRect().top - top, behavior: "instant" });
  };
  // A search in the page, a link to words in it, a screen reader or the scrollbar jumps past sections whose height isn't
  // known yet: the place would move as they are laid out.
  let lastY = 0;
  const onScroll = () => {
    if (Math.abs(scrollY - lastY) > 2 * innerHeight) layOut();
    lastY = scrollY;
  };
  const onClick = ({ target }: Event) => (target as Element).closest?.("a[href*='#']") && layOut();
  // The browser goes to a place on the page, or the router, later, back to where the page was left.
  const isPlaced = location.hash || history.state;
  const { signal } = laidOut;
  if (isPlaced) dataset.whole = "";
  else {
    addEventListener("keydown", layOut, { capture: true, signal });
    addEventListener("click", onClick, { capture: true, signal });
    addEventListener("scroll", onScroll, { passive: true, signal });
  }

  let isStarted = false;
  let pressed: HTMLElement | undefined;
  let key: KeyboardEvent | undefined;

  const fetched = new Map<string, Promise<Blob>>();
  // No preload link: whenever an element is added, browsers compute styles.
  const fetchFile = (url: string) => {
    const file = fetched.get(url) ?? fetch(url).then((response) => response.blob());
    fetched.set(url, file);
    // Whoever needs it next tries again.
    file.catch(() => fetched.delete(url));
    return file;
  };
  // Nine in ten bytes: the groups of vite.config.ts. The others arrive while these are evaluated.
  const fetchLarge = () =>
    [data, ...modules.filter((url) => /(react|router|shared)-/.test(url))].forEach(fetchFile);

  const hydrate = async () => {
    if (isStarted) return;
    isStarted = true;
    try {
      [data, ...modules, ...Object.values(routes), entry].forEach(fetchFile);
      if (document.readyState === "loading")
        await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
      for (const url of modules) await load(url);
      const routeModules: Record<string, object> = {};
      for (const [id, url] of Object.entries(routes)) routeModules[id] = await load(url);
      window.__reactRouterRouteModules = routeModules;
      window.__reactRouterContext = { ...context, stream: (await fetchFile(data)).stream() };
      await load(entry);
    } catch (error) {
      isStarted = false;
      addEventListener("online", hydrate, { once: true });
      console.warn(error);
    }
  };

  // Yields between modules, so that the page can respond to input.
  const load = async (url: string): Promise<object> => {
    await fetchFile(url);
    const module = await import(/* @vite-ignore */ url);
    await new Promise((resolve) => setTimeout(resolve));
    return module;
  };

  const isDehydrated = (element: Element) =>
    !("hydrated" in dataset) || element.closest("[data-dehydrated]") !== null;

  const hold = (event: MouseEvent | KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const isKey = "key" in event;
    // The "/" key opens the search from where nothing has the focus.
    const isSearch = isKey && event.key === "/" && target === document.body;
    if (isKey && !isSearch && !/^(Arrow|Home|End)/.test(event.key)) return;
    const controls = isKey ? "[role=tab], [type=range]" : "button, [type=checkbox], [readonly]";
    const control = isSearch ? document.body : target?.closest<HTMLElement>(controls);
    // A button with `popovertarget` opens its popover natively.
    if (!control || control.hasAttribute("popovertarget") || !isDehydrated(control)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = control;
    key = isKey ? event : undefined;
    hydrate();
  };

  const release = () => {
    const control = pressed;
    const press = (type: string) =>
      control?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    // Its boundary was not listening yet when the press happened.
    if (control && isDehydrated(control)) return press("hydrate");
    pressed = undefined;
    if (key) return control?.dispatchEvent(new KeyboardEvent(key.type, key));
    // Tabs act on mousedown, other controls on click.
    ["mousedown", "mouseup", "click"].forEach(press);
  };

  for (const type of ["pointerdown", "scroll", "keydown", "focusin", "dragenter"])
    addEventListener(type, hydrate, { capture: true, passive: true, once: true });
  // For one of these, of which a swipe sends several, React would hydrate all that it is in within one task. It is told of
  // the end of what began on something hydrated.
  let isKept = false;
  const keepFromReact = (event: Event) => {
    if (/down|start/.test(event.type)) isKept = event.target instanceof Element && isDehydrated(event.target);
    if (isKept) event.stopPropagation();
  };
  const touches = "pointerdown pointerup pointercancel touchstart touchend touchcancel mousedown mouseup";
  for (const type of touches.split(" "))
    addEventListener(type, keepFromReact, { capture: true, passive: true });
  for (const type of ["click", "keydown"] as const) addEventListener(type, hold, true);
  addEventListener("hydrated", release);
  // Who has gone on doesn't wait for it any more, other than by the notice that the connection is lost.
  const forget = ({ target }: Event) => {
    if (target !== pressed && !(target as Element).closest("[role=alertdialog]")) pressed = undefined;
  };
  addEventListener("focusin", forget, true);
  // Without a timeout, a browser that draws nothing more or is always busy may never call back.
  const onIdle = window.requestIdleCallback ?? setTimeout;
  const whenIdle = () => {
    if (isPlaced || location.search || document.querySelector("[data-hydrate-at-once]")) hydrate();
    else fetchLarge();
    // Screen readers would read the markup inside, as text, in sections that were never laid out.
    for (const element of document.querySelectorAll("noscript")) element.ariaHidden = "true";
  };
  const onPaint = new PerformanceObserver(() => onIdle(whenIdle, { timeout: 1000 }));
  const onLoad = () => onPaint.observe({ type: "paint", buffered: true });
  if (document.readyState === "complete") onLoad();
  else addEventListener("load", onLoad, { once: true });
}
