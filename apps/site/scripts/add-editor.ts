import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DEFAULT_LANGUAGE } from "@clinic/content/languages";
import { loadContent } from "@clinic/content/load/load-content";
import { pagePaths, pathOf } from "@clinic/content/paths";
import { documents } from "@clinic/content/schemas";

const built = path.join(import.meta.dirname, "../../editor/dist");

/** A git host, as Decap CMS describes it. */
interface Backend {
  name: string;
  repo: string;
  base_url?: string;
  api_root?: string;
}

/**
 * Adds the editor at `/admin` (docs/editing-online.md). Its page alone may call the git host.
 *
 * @param backend - The git host as JSON. Nothing is added without it.
 */
export function addEditor(clientDirectory: string, backend = process.env.EDITOR_BACKEND) {
  if (!backend) return;
  if (!existsSync(built)) throw new Error("Build the editor first: npm run build -- --filter=@clinic/editor");
  const admin = path.join(clientDirectory, "admin");
  const host: Backend = JSON.parse(backend);
  cpSync(built, admin, { recursive: true });

  const page = path.join(admin, "index.html");
  const needs = `<meta name="policy-needs" content="${needsOf(host)}" />`;
  writeFileSync(page, readFileSync(page, "utf8").replace("<title>", `${needs}<title>`));

  const write = (name: string, value: unknown) =>
    writeFileSync(path.join(admin, name), JSON.stringify(value));
  const { sources, insertions } = loadContent();
  const known = sources.filter(({ language }) => language === DEFAULT_LANGUAGE);
  write("config.json", { local: false, backend: host, root: "packages/content/" });
  write("pages.json", listPages());
  write("context.json", {
    records: known.map(({ kind, value: { slug, kind: group, path: at } }) => ({
      kind,
      value: { slug, kind: group, path: at },
    })),
    insertions: [...(insertions.get(DEFAULT_LANGUAGE) ?? [])],
  });
}

/** Every page that a link can lead to. */
export function listPages(folder?: string) {
  const known = loadContent(folder).sources.filter(({ language }) => language === DEFAULT_LANGUAGE);
  const titles = [
    ...Object.entries(pagePaths).map(([name, at]) => ({
      path: at,
      title: documents.pages[name as keyof typeof pagePaths].label,
    })),
    ...known.map(({ kind, value }) => ({
      path: pathOf(kind, value),
      title: value.name ?? value.title,
      kind,
      slug: value.slug,
    })),
  ];
  return titles.filter((page) => page.path);
}

/** Decap evaluates its configuration's schema, and shows pictures from memory. */
function needsOf({ base_url: pages, api_root: api }: Backend) {
  const origins = new Set(
    [pages ?? "https://gitlab.com", api ?? "https://gitlab.com"].map((url) => new URL(url).origin),
  );
  const host = [...origins].join(" ");
  return `script-src 'unsafe-eval'; img-src blob: ${host}; connect-src blob: data: ${host}; frame-src 'self'`;
}
