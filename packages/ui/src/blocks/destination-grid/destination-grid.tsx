import { ImageGrid } from "../../components/image-grid";
import type { PictureValue } from "../../components/picture";
import { type BlockProps, BlockSection } from "../block-section";

export interface DestinationGridProps extends Omit<BlockProps, "children"> {
  /** Where patients come from, in order. A place may appear twice. */
  destinations: readonly {
    name: string;
    /** A sentence about the journey from there. */
    text?: string;
    picture: PictureValue;
  }[];
}

/** Places that patients travel from; clicking one enlarges its picture. Renders nothing without places. */
export function DestinationGrid({ destinations, ...props }: DestinationGridProps) {
  if (destinations.length === 0) return null;
  return (
    <BlockSection data-slot="destination-grid" {...props}>
      <ImageGrid
        strip
        images={destinations.map(({ name, text, picture }) => ({
          ...picture,
          caption: text ? (
            <>
              <span className="block font-semibold">{name}</span> {text}
            </>
          ) : (
            name
          ),
        }))}
      />
    </BlockSection>
  );
}
