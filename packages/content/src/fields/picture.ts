import { z } from "zod";

/** A picture. Its width, height and placeholder colour are read from the file at build time. */
export const pictureSchema = z.strictObject({
  /**
   * Path of the original below `assets/`, in lower case with hyphens, for instance
   * `"smiles/whitening-before.webp"`. Replace the file to replace the picture.
   */
  src: z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)+\.(?:webp|avif|png|jpe?g)$/),
  /**
   * What is seen, for someone who cannot see it: one sentence of at most 160 characters, not
   * starting with "image of". Empty only when the picture is decoration.
   */
  alt: z.string().max(160),
});

/** A picture: where its original lies below `assets/`, and what is seen in it. */
export type Picture = z.infer<typeof pictureSchema>;
