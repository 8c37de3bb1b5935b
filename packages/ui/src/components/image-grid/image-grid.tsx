"use client";

import { ExpandIcon } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useOnDemand } from "../../hooks/use-on-demand";
import { cn } from "../../styles/cn";
import { useMessages } from "../i18n-provider";
import type { ZoomImage } from "../image-zoom";
import { pageOf } from "../pagination/page-of";
import { Picture } from "../picture";
import { imageGridMessages } from "./messages";

// Loaded on first use: most visitors never enlarge a picture.
const loadZoom = () => import("../image-zoom").then(({ ImageZoom }) => ImageZoom);

export interface ImageGridProps extends Omit<ComponentProps<"ul">, "children"> {
  /** The pictures with their alternative texts and captions. */
  images: readonly ZoomImage[];
  /**
   * The page that is shown, counted from 1, for a grid under a `Pagination`. Every picture stays in the HTML.
   * Without it the grid shows all; a page has six.
   */
  page?: number;
  /**
   * Whether it is one row on a phone, swept with a finger, so that it takes less of the page.
   * @default false
   */
  strip?: boolean;
  /**
   * How wide a picture is shown, as in the `sizes` attribute.
   * @default the grid's own: a third of the measure, half of a phone
   */
  sizes?: string;
}

/**
 * Pictures side by side. Clicking one opens it large; from there you can go through them all. Two columns on a phone,
 * three or four from 801 px, and every row full.
 */
export function ImageGrid({
  images,
  page,
  strip = false,
  sizes = "(min-width: 50.0625rem) 25rem, 50vw",
  className,
  ...props
}: ImageGridProps) {
  const { enlarge } = useMessages("imageGrid", imageGridMessages);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const ImageZoom = useOnDemand(loadZoom, zoomed !== null, () => setZoomed(null));

  return (
    <>
      <ul
        data-slot="image-grid"
        className={cn(
          // Padding keeps focus rings from being cut off.
          strip &&
            "max-sm:-mx-gutter max-sm:-my-1.5 max-sm:flex max-sm:snap-x max-sm:scroll-px-gutter max-sm:gap-3 max-sm:overflow-x-auto max-sm:px-gutter max-sm:py-1.5 max-sm:[&>li]:w-[max(42%,7rem)] max-sm:[&>li]:shrink-0 max-sm:[&>li]:snap-start",
          page !== undefined &&
            "[&>li]:data-[shown=false]:hidden noscript:[&>li]:data-[shown=false]:list-item print:[&>li]:data-[shown=false]:list-item",
          "full-grid in-pairs gap-y-4 md:in-threes md:gap-y-8 print:grid-cols-4 print:gap-[4mm] print:[&>li]:col-auto",
          className,
        )}
        // Browsers leave what is in view in part where it is.
        onFocus={({ target }) =>
          target.matches(":focus-visible") && target.scrollIntoView({ block: "nearest", inline: "nearest" })
        }
        {...props}
      >
        {images.map(({ image, alt, caption }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture is identified by its place and may appear twice
            key={index}
            data-slot="image-grid-item"
            data-shown={page && pageOf(index) === page}
          >
            <button type="button" className="ui-enlarge" onClick={() => setZoomed(index)}>
              <Picture image={image} alt={alt} sizes={sizes} className="aspect-4/3" />
              <span>
                <ExpandIcon strokeWidth={1.5} />
                <span className="sr-only">{enlarge}</span>
              </span>
            </button>
            {caption && <p className="mt-1 text-sm md:mt-3">{caption}</p>}
          </li>
        ))}
      </ul>
      {ImageZoom && <ImageZoom images={images} index={zoomed} onIndexChange={setZoomed} />}
    </>
  );
}
