/** What a page needs to hydrate: written into it by `StartScript`. */
export interface StartOptions {
  /** What React Router's own script would set as `window.__reactRouterContext`. */
  context: object;
  /** Modules in the order in which they run, each in a task of its own. */
  modules: readonly string[];
  /** The modules of each matched route, by the route's id. */
  routes: Readonly<Record<string, readonly string[]>>;
  /** Reads what the modules above have left on `window`, and hydrates. */
  entry: string;
  /** Id of the element that holds the data of the page's loaders. */
  dataId: string;
}

/**
 * Hydrates the page once it has been painted: when the browser is idle after `load`, or on the first interaction.
 * A click on a button that cannot answer yet is held back and given to it as soon as it can, be it a button of the
 * page or of a boundary that hydrates later (`hydrateOn`). Links work without it.
 *
 * It is sent as source text, so it may use nothing from outside its body.
 */
export function start({ context, modules, routes, entry, dataId }: StartOptions) {
  const interactions = ["pointerdown", "keydown", "focusin"];
  let started = false;
  let pressed: HTMLElement | undefined;

  const hydrate = async () => {
    if (started) return;
    started = true;
    for (const interaction of interactions) removeEventListener(interaction, hydrate, true);

    const urls = [...new Set([...modules, ...Object.values(routes).flat(), entry])];
    for (const href of urls) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
    const data = document.getElementById(dataId)?.textContent ?? "";
    const stream = new Blob([data]).stream();
    window.__reactRouterContext = { ...context, stream };

    // Between two modules the page can answer a visitor.
    const load = async (url: string) => {
      const module: object = await import(url);
      await new Promise((resolve) => setTimeout(resolve));
      return module;
    };
    for (const url of modules) await load(url);
    const routeModules: Record<string, object> = {};
    for (const [id, parts] of Object.entries(routes)) {
      routeModules[id] = {};
      for (const url of parts) routeModules[id] = { ...routeModules[id], ...(await load(url)) };
    }
    window.__reactRouterRouteModules = routeModules;
    await load(entry);
  };

  const isDehydrated = (element: Element) =>
    !("hydrated" in document.documentElement.dataset) || element.closest("[data-dehydrated]") !== null;

  const holdClick = (event: MouseEvent) => {
    const control =
      event.target instanceof Element && event.target.closest<HTMLElement>("button, [type=checkbox]");
    // A button with `popovertarget` opens its popover by itself.
    if (!control || control.hasAttribute("popovertarget") || !isDehydrated(control)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = control;
    hydrate();
  };

  const releaseClick = () => {
    if (!pressed || isDehydrated(pressed)) return;
    // Tabs act when the pointer goes down, other controls on the click.
    for (const type of ["mousedown", "mouseup"])
      pressed.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    pressed.click();
    pressed = undefined;
  };

  for (const interaction of interactions) addEventListener(interaction, hydrate, true);
  addEventListener("click", holdClick, true);
  addEventListener("hydrated", releaseClick);
  const onIdle = () =>
    "requestIdleCallback" in window ? requestIdleCallback(hydrate) : setTimeout(hydrate, 200);
  // A frame after `load`: pictures and fonts are there, and the page has been painted.
  const onLoad = () => requestAnimationFrame(() => requestAnimationFrame(onIdle));
  if (document.readyState === "complete") onLoad();
  else addEventListener("load", onLoad, { once: true });
}
