import type { Meta } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { createRoutesStub, useLocation } from "react-router-dom";
import { expect } from "storybook/test";
import { modes } from "../../../.storybook/modes";
import { defaultHandlers, startApi } from "./api";

/** The part of a route module that stories use. */
interface RouteModule {
  default: ComponentType;
  loader?: (args: { url: URL; pattern: string; request: Request; params: Record<string, string> }) => unknown;
}

export interface SitePage {
  /** Its path, such as `/blogs/veneers-or-bonding`. */
  path: string;
  /** Its file in `apps/site/app/routes`, without the extension. */
  route: string;
  params?: Record<string, string>;
  /** The page's data. @default the result of the route's loader */
  data?: unknown;
}

const routeModules = import.meta.glob<RouteModule>([
  "../../../../site/app/root.tsx",
  "../../../../site/app/routes/**/*.tsx",
]);

function routeModule(name: string) {
  const load = routeModules[`../../../../site/app/${name}.tsx`];
  if (!load) throw new Error(`The site has no ${name}.tsx.`);
  return load();
}

/** The time in stories: a Monday morning, when both branches are open. */
const NOW = Date.parse("2026-11-23T10:00:00+05:30");

const LENGTHENED = "half as long again";

/** Data with longer texts: sentences and names, not the addresses, dates and HTML between them. */
function lengthened(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(lengthened);
  if (typeof data === "string") {
    const words = /^\p{Lu}[^<>/]* /u.test(data) ? data.split(" ") : [];
    return [data, ...words.slice(0, Math.ceil(words.length / 2))].join(" ");
  }
  if (!data || Object.getPrototypeOf(data) !== Object.prototype) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, lengthened(value)]));
}

/** Sets the clock, which keeps running. */
function setClock() {
  const SystemDate = Date;
  const behind = SystemDate.now() - NOW;
  globalThis.Date = class extends SystemDate {
    constructor(...parts: [] | [number]) {
      super(...(parts.length ? parts : ([SystemDate.now() - behind] as [number])));
    }

    static override now() {
      return SystemDate.now() - behind;
    }
  } as DateConstructor;
  return () => {
    globalThis.Date = SystemDate;
  };
}

/**
 * The metadata for the stories of one page. They run the site's own route and its loader, as the site's build does, so
 * that stories show what visitors see without duplicating anything.
 */
export function sitePage(page: SitePage): Omit<Meta, "title"> {
  return {
    parameters: {
      layout: "fullscreen",
      chromatic: { modes: { tablet: modes.tablet } },
      msw: defaultHandlers,
    },
    beforeEach: setClock,
    args: { textLength: "as written" },
    argTypes: {
      textLength: {
        description: "How long the texts of the record are: other languages need more room.",
        control: "inline-radio",
        options: ["as written", LENGTHENED],
      },
    },
    loaders: [startApi, ({ args }) => loadSitePage(page, args.textLength === LENGTHENED)],
    render: (_args, { loaded: { Page } }) => <Page />,
    play: async ({ canvas, canvasElement }) => {
      // Outside hydration, deferred sections suspend the whole page until they have loaded.
      await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
      await loadPictures(canvasElement);
    },
  };
}

/** Loads images below the fold, so that they show in full-page screenshots. */
async function loadPictures(canvas: HTMLElement) {
  const pictures = [...canvas.querySelectorAll("img")];
  const loads = await Promise.allSettled(
    pictures.map((picture) => {
      picture.loading = "eager";
      return picture.decode();
    }),
  );
  await expect(
    pictures.filter((_, index) => loads[index]?.status === "rejected").map(({ src }) => src),
  ).toEqual([]);
}

/** Loads a page for rendering. Exported for stories whose page differs from the rest of their file. */
export async function loadSitePage({ path, route, params = {}, data }: SitePage, longer = false) {
  const [root, page] = await Promise.all([routeModule("root"), routeModule(`routes/${route}`)]);
  const url = new URL(path, location.origin);
  const pattern = Object.entries(params).reduce(
    (text, [name, value]) => text.replace(value, `:${name}`),
    path.slice(1),
  );
  const run = async ({ loader }: RouteModule) =>
    (await loader?.({ url, pattern, request: new Request(url), params })) ?? null;
  const pageData = data ?? (await run(page));
  const hydrationData = {
    loaderData: { root: await run(root), page: longer ? lengthened(pageData) : pageData },
  };
  // The loaders have already run. The router only needs to know that they exist and have data.
  const loader = () => null;
  const Router = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: root.default,
      loader,
      children: [
        { id: "page", path: pattern, Component: page.default, loader },
        { id: "elsewhere", path: "*", Component: LinkTarget },
      ],
    },
  ]);
  return { Page: () => <Router initialEntries={[path]} hydrationData={hydrationData} /> };
}

/** The target of all links, because a story has only one page. */
function LinkTarget() {
  return <p className="p-gutter text-lead">On the website, this link goes to {useLocation().pathname}.</p>;
}
