import { ImageGrid } from "../../components/image-grid";
import type { PictureValue } from "../../components/picture";
import { TextLink } from "../../components/text-link";
import { type BlockProps, BlockSection } from "../block-section";

export interface CaseGridProps extends Omit<BlockProps, "children"> {
  /** The pictures of the cases. With a path, the caption is a link. */
  images: readonly (PictureValue & { caption?: string; path?: string })[];
}

/**
 * Pictures of cases, each of which opens large (requirements, section 2: "case-picture grid (zoom modal)").
 * Renders nothing without pictures.
 */
export function CaseGrid({ images, ...props }: CaseGridProps) {
  if (images.length === 0) return null;
  return (
    <BlockSection data-slot="case-grid" {...props}>
      <ImageGrid
        // On a phone a strip that is swept with a finger.
        className="max-sm:-mx-gutter max-sm:-my-1.5 max-sm:flex max-sm:snap-x max-sm:scroll-px-gutter max-sm:gap-3 max-sm:overflow-x-auto max-sm:px-gutter max-sm:py-1.5 max-sm:*:w-[42%] max-sm:*:shrink-0 max-sm:*:snap-start"
        images={images.map(({ caption, path, ...picture }) => ({
          ...picture,
          caption:
            caption &&
            (path ? (
              <TextLink variant="standalone" href={path}>
                {caption}
              </TextLink>
            ) : (
              // As high as captions that are links.
              <span className="inline-flex min-h-11 items-center">{caption}</span>
            )),
        }))}
      />
    </BlockSection>
  );
}
