const files = import.meta.glob<string>("#assets/**/*.{avif,jpeg,jpg,png,svg,webp}", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Every picture of the site, named as in content records: `home/hero.webp`. */
export const originals = Object.entries(files).map(([file, url]) => ({
  name: file.split("/assets/")[1] ?? file,
  url,
}));
