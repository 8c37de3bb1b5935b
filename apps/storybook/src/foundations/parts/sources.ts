const modules = import.meta.glob<string>("../../../../../packages/ui/src/{components,blocks}/*/*.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The modules of the library's components and blocks, with the folder of each. */
export const sources = Object.entries(modules)
  .filter(([file]) => !/\.(stories|test|fixture|ssr)\./.test(file))
  .map(([file, source]) => ({ folder: file.split("/").at(-2) ?? "", source }));
