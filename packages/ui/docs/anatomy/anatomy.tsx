import { Markdown, Story, Unstyled } from "@storybook/addon-docs/blocks";
import { type ComponentProps, useLayoutEffect, useRef, useState } from "react";
import { type Measure, measuresOf } from "./measures";
import { type Place, placeMarkers } from "./place-markers";

export interface AnatomyProps {
  /** The story the parts are shown on. */
  of: ComponentProps<typeof Story>["of"];
  /** What each part is for, by its `data-slot`. */
  slots: Record<string, string>;
}

interface Drawn extends Place {
  measures: Measure[];
}

/** The parts of a component, numbered on a live story in document order. Parts that the story doesn't render come last. */
export function Anatomy({ of, slots }: AnatomyProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<Record<string, Drawn>>({});
  const drawn = Object.keys(places).filter((slot) => slot in slots);
  const markers = placeMarkers(drawn.flatMap((slot) => places[slot] ?? []));
  const inOrder = [...new Set([...drawn, ...Object.keys(slots)])];

  useLayoutEffect(() => {
    const root = stage.current;
    if (!root) return;
    const measure = () => {
      stopSliders(root);
      setPlaces(placesOf(root));
    };
    // Storybook renders the story after this, and again when its size changes.
    const mutated = new MutationObserver(measure);
    const resized = new ResizeObserver(measure);
    const watch = (element: Element) => {
      mutated.observe(element, { childList: true, subtree: true });
      resized.observe(element);
    };
    watch(root);
    // A story that covers the page, such as an open dialog, is rendered in its own frame.
    const watchFrame = ({ target }: Event) => {
      const frame = target instanceof HTMLIFrameElement && target.contentDocument;
      if (!frame) return;
      watch(frame.body);
      frame.addEventListener("transitionend", measure);
      measure();
    };
    root.addEventListener("load", watchFrame, true);
    return () => {
      root.removeEventListener("load", watchFrame, true);
      mutated.disconnect();
      resized.disconnect();
    };
  }, []);

  return (
    <Unstyled>
      <div className="doc-figure">
        <div className="doc-stage">
          <div className="doc-anatomy">
            <div ref={stage}>
              <Story of={of} />
            </div>
            {drawn.map((slot, index) => (
              <div key={slot} aria-hidden>
                <div className="doc-outline" style={places[slot]} />
                <div className="doc-marker" style={markers[index]}>
                  {index + 1}
                </div>
              </div>
            ))}
          </div>
        </div>
      </div>
      <table className="doc-table doc-parts">
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">What it is for</th>
            <th scope="col">Measures, in px and tokens</th>
          </tr>
        </thead>
        <tbody>
          {inOrder.map((slot, index) => (
            <tr key={slot}>
              <th scope="row">
                {index < drawn.length && `${index + 1}. `}
                <code>{slot}</code>
              </th>
              <td>
                <Markdown>{slots[slot] ?? ""}</Markdown>
              </td>
              <td>
                <Measures measures={places[slot]?.measures ?? []} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  );
}

function Measures({ measures }: { measures: Measure[] }) {
  return measures.map(({ name, pixels, token }) => (
    <div key={name}>
      {name} {pixels} {token && <code>{token}</code>}
    </div>
  ));
}

/** Stops sliders, by a focus inside, so that parts stay where their markers are. */
function stopSliders(root: HTMLElement) {
  for (const viewport of root.querySelectorAll("[data-slot=carousel-viewport]")) {
    viewport.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  }
}

/** Position of the first element of each slot, in pixels from the corner of `root`, in document order. */
function placesOf(root: HTMLElement) {
  const origin = root.getBoundingClientRect();
  const frame = root.querySelector("iframe");
  const shift = frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const places: Record<string, Drawn> = {};
  for (const part of (frame?.contentDocument ?? root).querySelectorAll<HTMLElement>("[data-slot]")) {
    const slot = part.dataset.slot ?? "";
    const box = part.getBoundingClientRect();
    if (places[slot] || box.width === 0) continue;
    places[slot] = {
      left: shift.left + box.left - origin.left,
      top: shift.top + box.top - origin.top,
      width: box.width,
      height: box.height,
      measures: measuresOf(part),
    };
  }
  return places;
}
