import { ImageGrid } from "../../components/image-grid";
import type { PictureValue } from "../../components/picture";
import { TextLink } from "../../components/text-link";
import { type BlockProps, BlockSection } from "../block-section";

export interface CaseGridProps extends Omit<BlockProps, "children"> {
  /** The pictures of the cases. With a path, the caption is a link. */
  images: readonly (PictureValue & { caption?: string; path?: string })[];
}

/** Pictures of cases, each of which opens large. Renders nothing without pictures. */
export function CaseGrid({ images, ...props }: CaseGridProps) {
  if (images.length === 0) return null;
  return (
    <BlockSection data-slot="case-grid" {...props}>
      <ImageGrid
        strip
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
