import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { createRoutesStub, useLocation } from "react-router-dom";
import { expect } from "storybook/test";
import { modes } from "../../.storybook/modes";
import { longer } from "../../.storybook/pseudo-language";
import { defaultHandlers, startApi } from "./api";
import { loader, loadLayout } from "./built-pages";

/** The components of the site: what is around every page, and its templates. */
const components = import.meta.glob<ComponentType>(
  ["../../../site/app/{root,page}.tsx", "../../../site/app/pages/*.tsx", "!**/*.test.tsx"],
  { import: "default" },
);

/** The time in stories: a Monday morning, when both branches are open. */
const NOW = Date.parse("2026-11-23T10:00:00+05:30");

export const LENGTHENED = "half as long again";

/** Metadata of stories that show pages of the site. */
export const sitePages: Meta = {
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    chromatic: { modes: { tablet: modes.tablet } },
    msw: defaultHandlers,
  },
  beforeEach: setClock,
  loaders: [startApi],
  args: { textLength: "as written" },
  argTypes: {
    textLength: {
      description: "How long the texts of the page are: other languages need more room.",
      control: "inline-radio",
      options: ["as written", LENGTHENED],
    },
  },
  render: (_args, { loaded: { Page } }) => <Page />,
  play: async ({ canvas, canvasElement }) => {
    // Outside hydration, deferred sections suspend the whole page until they have loaded.
    await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
    await loadPictures(canvasElement);
  },
};

/**
 * A page of the site: its own component with the built content.
 *
 * @param path its address
 * @param template its file in `apps/site/app/pages`, without the extension
 * @param builtPath the address of its content, if that is another
 */
export function sitePage(path: string, template: string, builtPath = path): StoryObj {
  const load = async (isLonger: boolean) => {
    const [Root, Page, Template, root, page] = await Promise.all([
      components["../../../site/app/root.tsx"]?.(),
      components["../../../site/app/page.tsx"]?.(),
      components[`../../../site/app/pages/${template}.tsx`]?.(),
      loadLayout(),
      loader({ url: new URL(builtPath, location.origin) }),
    ]);
    // The data is there already. The router only needs to know that there are loaders.
    const route = { loader: () => null };
    const pattern = template === "article" ? "/blogs/:slug" : path;
    const Router = createRoutesStub([
      {
        ...route,
        id: "root",
        path: "/",
        Component: Root,
        children: [
          { ...route, id: "page", Component: Page, children: [{ path: pattern, Component: Template }] },
          { id: "elsewhere", path: "*", Component: LinkTarget },
        ],
      },
    ]);
    // As JSON, as the site's loaders give it.
    const json = (data: unknown) => JSON.stringify(isLonger ? lengthened(data) : data);
    const loaderData = { root: json(root), page: { ...(page as object), props: json(page) } };
    return { Page: () => <Router initialEntries={[path]} hydrationData={{ loaderData }} /> };
  };
  return {
    loaders: [({ args }: { args: { textLength?: string } }) => load(args.textLength === LENGTHENED)],
  };
}

/** The target of all links, because a story has only one page. */
function LinkTarget() {
  return <p className="p-gutter text-lead">On the website, this link goes to {useLocation().pathname}.</p>;
}

/** Data with longer texts: sentences and names, not the addresses, dates and HTML between them. */
function lengthened(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(lengthened);
  if (typeof data === "string") return /^\p{Lu}[^<>/]* /u.test(data) ? longer(data) : data;
  if (!data || typeof data !== "object") return data;
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
