import path from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";

/**
 * Resolves the site's picture imports to the original files. The site's build generates several sizes of each, which
 * takes minutes; stories do not need them. Vite itself resolves the file for browsers without AVIF: to the original, too.
 */
export function originals(assets: string): Plugin {
  const prefix = "\0original:";
  return {
    name: "originals",
    enforce: "pre",
    resolveId: (id) => {
      const [name = "", query] = id.split("?");
      return new URLSearchParams(query).has("as")
        ? `${prefix}${path.join(assets, name.split("/assets/")[1] ?? "")}?${query}`
        : undefined;
    },
    load: async (id) => {
      if (!id.startsWith(prefix)) return;
      const [file = "", query] = id.slice(prefix.length).split("?");
      // Stories need no placeholder colour: it is for slow networks.
      if (new URLSearchParams(query).get("as") !== "picture")
        return "export const colour = undefined; export default {};";
      const { width, height } = await sharp(file).metadata();
      return `export default { sources: {}, img: { w: ${width}, h: ${height} } };`;
    },
  };
}
