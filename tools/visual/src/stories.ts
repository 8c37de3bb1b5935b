/** A story and its `chromatic` parameter, shared with Chromatic. */
export interface Story {
  id: string;
  /** Place in the sidebar, such as `Components/Button`. */
  title: string;
  chromatic?: {
    disableSnapshot?: boolean;
    /** Screenshot of the viewport instead of the full page: for stories that scroll. */
    cropToViewport?: boolean;
    modes?: Record<string, Mode>;
  };
}

/** One way to render a story. Other keys are Storybook globals, such as `theme`. */
export interface Mode {
  /** Width in px, or width and height. */
  viewport?: number | string | { width: number; height?: number };
  disable?: boolean;
  [global: string]: unknown;
}

export interface Shot {
  storyId: string;
  /** Path of the screenshot below the output folder. */
  file: string;
  wholePage: boolean;
  viewport: { width: number; height: number };
  globals: Record<string, unknown>;
}

/** A laptop's viewport; the screenshot is as tall as the story. */
const VIEWPORT_HEIGHT_PX = 900;

/**
 * The screenshots to take, grouped by mode, because each change of mode opens a new page.
 *
 * @param widths in px, instead of the stories' modes
 * @throws if a mode has no width
 */
export function shotsOf(stories: Story[], widths: number[] = []): Shot[] {
  const instead = Object.fromEntries(
    widths.map((width): [string, Mode] => [String(width), { viewport: width }]),
  );
  const shots = new Map<string, Shot[]>();
  for (const { id, title, chromatic } of stories) {
    if (chromatic?.disableSnapshot) continue;

    for (const [name, { viewport, disable, ...globals }] of Object.entries(
      widths.length ? instead : (chromatic?.modes ?? {}),
    )) {
      if (disable) continue;
      const shot = {
        storyId: id,
        file: `${title}/${id.split("--")[1]}.${name}.png`,
        wholePage: !chromatic?.cropToViewport,
        viewport: sizeOf(viewport, `${id}, mode ${name}`),
        globals,
      };
      shots.set(name, [...(shots.get(name) ?? []), shot]);
    }
  }
  return [...shots.values()].flat();
}

function sizeOf(viewport: Mode["viewport"], where: string) {
  const { width, height = VIEWPORT_HEIGHT_PX } =
    typeof viewport === "object" ? viewport : { width: Number.parseInt(String(viewport), 10) };
  if (!Number.isInteger(width)) throw new Error(`No width is given for ${where}.`);
  return { width, height };
}
