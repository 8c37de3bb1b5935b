/** A picture in several widths, as pages show it. */
export interface ResponsiveImage {
  /** WebP, for browsers from before 2024, some of which don't show AVIF. */
  src: string;
  width: number;
  height: number;
  /** Dominant colour, shown until the picture loads. None for pictures with transparency, where it would stay visible. */
  color?: string;
  /** AVIF in every width. Empty if the original is no wider than the first: the fallback is small enough. */
  sources: readonly { type: string; srcSet: string }[];
}

/** Every picture, by the path of its original below `assets/`. */
export type PictureManifest = Readonly<Record<string, ResponsiveImage>>;

/** The addresses of files that are served as they are, by their path below `assets/`. */
export type FileManifest = Readonly<Record<string, string>>;

/** Size and number of pages of a PDF file. */
export interface PdfFacts {
  bytes: number;
  pages: number;
}
