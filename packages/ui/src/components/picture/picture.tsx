import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";

/** A picture in several formats and widths, as the build generates it from one original. */
export interface ResponsiveImage {
  /** URL for browsers that support none of the `sources`. */
  src: string;
  /** Width of the original in pixels; with `height` it reserves the picture's place before it loads. */
  width: number;
  /** Height of the original in pixels. */
  height: number;
  /** One entry per format, the best first, such as `image/avif` and then `image/webp`. */
  sources: readonly {
    /** Media type of the files. */
    type: string;
    /** URLs with their widths, such as `/a-480.avif 480w, /a-960.avif 960w`. */
    srcSet: string;
  }[];
  /** Dominant colour of the picture as a CSS colour: fills its place, lightened, until it loads. */
  color?: string;
  /** The point that stays visible where the picture is cropped, in per cent from its left and its upper edge. */
  focus?: { x: number; y: number };
}

/** A picture and its alternative text, as blocks take it. */
export interface PictureValue {
  image: ResponsiveImage;
  /** Empty for decoration. */
  alt: string;
}

export interface PictureProps extends Omit<ComponentProps<"img">, "src" | "srcSet" | "alt"> {
  /** The picture with its formats, size and colour; or a URL, best with `width` and `height`, which reserve its place. */
  image: ResponsiveImage | string;
  /** Alternative text. Empty for decoration. */
  alt: string;
  /**
   * How wide the picture is shown, as in the `sizes` attribute.
   * @default "auto, 100vw": the width in the layout, where browsers support that; with `priority` "100vw"
   */
  sizes?: string | undefined;
  /**
   * Whether this is the first thing a visitor sees: it loads eagerly and before others. At most one per page.
   * @default false
   */
  priority?: boolean;
}

/** A picture that reserves its place while it loads. Class names and other props go to the `<img>`. */
export function Picture({
  image,
  alt,
  priority = false,
  sizes = priority ? "100vw" : "auto, 100vw",
  className,
  style,
  ...props
}: PictureProps) {
  const { src, sources, width, height, color, focus }: Partial<ResponsiveImage> =
    typeof image === "string" ? { src: image } : image;
  // Light enough for alternative text to be legible (4.5:1) on the darkest colour when pictures are blocked.
  const backgroundColor = color && `color-mix(in oklab, ${color} 30%, var(--color-surface-raised))`;
  const objectPosition = focus && `${focus.x}% ${focus.y}%`;
  return (
    <picture data-slot="picture" className="contents">
      {sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        data-slot="picture-image"
        src={src}
        width={width}
        height={height}
        alt={alt}
        sizes={sizes}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        className={cn("ui-picture", className)}
        style={{ backgroundColor, objectPosition, ...style }}
        {...props}
      />
    </picture>
  );
}
