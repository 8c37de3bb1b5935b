import type { Meta } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { createRoutesStub, useLocation } from "react-router-dom";
import { expect } from "storybook/test";
import { modes } from "../../.storybook/modes";
import { calmApi, startApi } from "./api";

/** What a file of `apps/site/app/routes` offers, as far as stories use it. */
interface RouteModule {
  default: ComponentType;
  loader?: (args: { url: URL; pattern: string; request: Request; params: Record<string, string> }) => unknown;
}

export interface SitePage {
  /** Its address, such as `/blogs/veneers-or-bonding`. */
  path: string;
  /** Its file in `apps/site/app/routes`, without the extension. */
  route: string;
  /** What the route takes out of the address. */
  params?: Record<string, string>;
  /** Its data, where that is not what its loader gives. */
  data?: unknown;
}

const routeModules = import.meta.glob<RouteModule>([
  "../../../site/app/root.tsx",
  "../../../site/app/routes/**/*.tsx",
]);

function routeModule(name: string) {
  const load = routeModules[`../../../site/app/${name}.tsx`];
  if (!load) throw new Error(`The site has no ${name}.tsx.`);
  return load();
}

/** When stories play: a Monday morning, when both branches are open. */
const NOW = Date.parse("2026-11-23T10:00:00+05:30");

/** Sets the clock; it goes on from there. */
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
 * The stories of one page of the site. Its own route is run as the site's build runs it, with the loader that
 * reads the content records: stories show what visitors see, and nothing is written twice.
 */
export function sitePage(page: SitePage): Omit<Meta, "title"> {
  return {
    tags: ["!autodocs"],
    parameters: {
      layout: "fullscreen",
      chromatic: { modes: { tablet: modes.tablet } },
      msw: calmApi,
    },
    beforeEach: setClock,
    loaders: [startApi, () => loadSitePage(page)],
    render: (_args, { loaded: { Page } }) => <Page />,
    play: async ({ canvas, canvasElement }) => {
      // Parts whose scripts come later hold the whole page until they are here.
      await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
      await loadPictures(canvasElement);
    },
  };
}

/** Loads the pictures that nobody has scrolled to yet, so that they are in the picture of the whole page. */
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

/** Loads what a story of the page draws; for stories whose page differs from that of their group. */
export async function loadSitePage({ path, route, params = {}, data }: SitePage) {
  const [root, page] = await Promise.all([routeModule("root"), routeModule(`routes/${route}`)]);
  const url = new URL(path, location.origin);
  const pattern = Object.entries(params).reduce(
    (text, [name, value]) => text.replace(value, `:${name}`),
    path.slice(1),
  );
  const run = async ({ loader }: RouteModule) =>
    (await loader?.({ url, pattern, request: new Request(url), params })) ?? null;
  const hydrationData = { loaderData: { root: await run(root), page: data ?? (await run(page)) } };
  // Loaders have run; the router is told that there are some, and that their data is here.
  const loader = () => null;
  const Router = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: root.default,
      loader,
      children: [
        { id: "page", path: pattern, Component: page.default, loader },
        { id: "elsewhere", path: "*", Component: Elsewhere },
      ],
    },
  ]);
  return { Page: () => <Router initialEntries={[path]} hydrationData={hydrationData} /> };
}

/** Where links lead: a story has one page. */
function Elsewhere() {
  return <p className="p-gutter text-lead">On the website, this link goes to {useLocation().pathname}.</p>;
}
