import { ImageGrid, type ImageGridProps } from "../../components/image-grid";
import { type BlockProps, BlockSection } from "../block-section";

export interface CaseGridProps extends Omit<BlockProps, "children"> {
  /** The pictures of the cases. A caption may be a link. */
  images: ImageGridProps["images"];
}

/**
 * Pictures of cases, each of which opens large (specification, section 2: "case-picture grid (zoom modal)").
 * Renders nothing without pictures.
 */
export function CaseGrid({ images, ...props }: CaseGridProps) {
  if (images.length === 0) return null;
  return (
    <BlockSection data-slot="case-grid" {...props}>
      <ImageGrid images={images} />
    </BlockSection>
  );
}
