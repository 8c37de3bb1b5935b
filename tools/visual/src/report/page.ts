import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Cause, shownNames } from "../causes/causes.ts";
import { followKeys } from "./follow-keys.ts";
import { grouped, kinds, type Picture } from "./pictures.ts";

/** Causes of a picture that are shown. */
const MAX_CAUSES = 3;

export interface Review {
  /** The base, in words; unknown when two built Storybooks are compared. */
  base?: string;
  pictures: Picture[];
}

/**
 * The page of a report, which needs no server and no network. CSS shows the picture that the fragment names, or else the
 * first; only the slider and the arrow keys need a script.
 */
export function reportPage({ base, pictures }: Review) {
  const ids = new Map(pictures.map((picture, index) => [picture, `picture-${index + 1}`]));
  const link = (picture: Picture | undefined, words: string, attributes = "") =>
    picture ? html`<a href="#${ids.get(picture)}" ${raw(attributes)}>${raw(words)}</a>` : "";
  const differing = pictures.filter(({ kind }) => kind !== "same");
  const counts = kinds
    .map((kind) => `${pictures.filter((picture) => picture.kind === kind).length} ${kind}`)
    .join(", ");

  const list = (items: Picture[]) =>
    [...grouped(items, ({ component, story }) => `${component}/${story}`).values()].map((modes) => {
      const [{ component, story, kind } = modes[0] as Picture] = modes;
      const links = modes.map((picture) =>
        link(picture, html`<span class="aside">${component}, ${story}, </span>${picture.mode}`),
      );
      return html`<li><span>${story}${raw(kind === "new" || kind === "gone" ? ` <em>${kind}</em>` : "")}</span> ${raw(links.join(" "))}</li>`;
    });
  const group = (heading: string, items: Picture[], line = "") =>
    html`<section><h3>${raw(heading)} <small>${items.length}</small></h3>${raw(line)}<ul>${raw(list(items).join(""))}</ul></section>`;
  const components = (items: Picture[]) => [...grouped(items, ({ component }) => component)];

  const byComponent = components(differing).map(([component, items]) =>
    group(escapeHtml(component), items, causeLine([...grouped(items, ({ causes }) => causes[0]).keys()])),
  );
  const byCause = [...grouped(differing, ({ causes }) => causes[0])].map(
    ([cause, items]) =>
      html`<section><h3>${raw(cause ? causeNames(cause) : "No change in the repository explains it")}</h3>${raw(cause ? `<p>${evidence(cause)}</p>` : "")}${raw(
        components(items)
          .map(([component, some]) => html`<h4>${component}</h4><ul>${raw(list(some).join(""))}</ul>`)
          .join(""),
      )}</section>`,
  );
  const same = components(pictures.filter(({ kind }) => kind === "same")).map(([component, items]) =>
    group(escapeHtml(component), items),
  );

  const articles = pictures.map((picture, index) => {
    const previous = link(pictures[index - 1], "← Previous", 'rel="prev"');
    const next = link(pictures[index + 1], "Next →", 'rel="next"');
    return html`<article id="${ids.get(picture)}" class="${picture.kind}" tabindex="-1">
<header><p class="kind">${picture.kind}</p><h2>${picture.component}: ${picture.story}, ${picture.mode}</h2><p>${raw(previous)} ${raw(next)} <span>${index + 1} of ${pictures.length}</span></p></header>
${raw(causeLists(picture))}
<div class="pictures">${raw(figures(picture))}</div>
</article>`;
  });

  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Visual review: ${counts}</title><link rel="icon" href="data:,"><style>${raw(readFileSync(join(import.meta.dirname, "report.css"), "utf8"))}</style></head>
<body>
<header><h1>Visual review</h1><p>${counts}${base ? `. Before: ${base}` : ""}</p>
<fieldset class="views"><legend>View</legend>${raw(radios("view", ["Side by side", "Slide", "Difference"]))}</fieldset>
<label class="slider">Before and after <input type="range" min="0" max="100" value="50"></label></header>
<main>${raw(articles.join("\n") || "<p>There are no pictures.</p>")}</main>
<nav aria-label="Pictures"><h2>What differs</h2>
<fieldset><legend>Group by</legend>${raw(radios("group", ["Component", "Likely cause"]))}</fieldset>
<div class="by-component">${raw(byComponent.join("") || "<p>Nothing.</p>")}</div><div class="by-cause">${raw(byCause.join("") || "<p>Nothing.</p>")}</div>
${raw(same.length ? `<details><summary>What is the same</summary>${same.join("")}</details>` : "")}</nav>
<script>(${raw(followKeys.toString())})()</script>
</body></html>
`;
}

const radios = (name: string, labels: string[]) =>
  labels
    .map((label, index) => {
      const value = label.toLowerCase().replaceAll(" ", "-");
      return html`<label><input type="radio" name="${name}" value="${value}" ${raw(index ? "" : "checked")}> ${label}</label>`;
    })
    .join("");

function figures({ file, kind }: Picture) {
  const address = file.split("/").map(encodeURIComponent).join("/");
  const sides = {
    changed: ["before", "after", "difference"],
    new: ["after"],
    gone: ["before"],
    same: ["after"],
  };
  return sides[kind]
    .map(
      (side) =>
        html`<figure class="${side}"><figcaption>${kind === "same" ? "before and after" : side}</figcaption><a href="${side}/${address}"><img loading="lazy" src="${side}/${address}" alt="${side === "difference" ? "What differs, in red" : `The story ${side}`}"></a></figure>`,
    )
    .join("");
}

const causeNames = (cause: Cause) => shownNames(cause, (name) => html`<code>${name}</code>`);

const evidence = ({ different, reach }: Cause) =>
  `${different.length} of the ${reach} ${reach === 1 ? "picture" : "pictures"} that it can change ${different.length === 1 ? "differs" : "differ"}.`;

function causeLine(causes: (Cause | undefined)[]) {
  const names = causes.flatMap((cause) => (cause ? [causeNames(cause)] : []));
  return names.length ? `<p>Likely cause: ${names.join("; ")}</p>` : "";
}

function causeLists({ kind, causes }: Picture) {
  if (kind === "same") return "";
  if (causes.length === 0) return "<p>No change in the repository explains it.</p>";
  const items = causes
    .slice(0, MAX_CAUSES)
    .map((cause) => `<li>${causeNames(cause)}. ${evidence(cause)}</li>`);
  return `<div class="causes"><h3>Likely causes</h3><ol>${items.join("")}</ol></div>`;
}

/** HTML that `html` leaves as it is. */
interface Raw {
  raw: string;
}

const raw = (text: string): Raw => ({ raw: text });

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function html(parts: TemplateStringsArray, ...values: (string | number | Raw | undefined)[]) {
  return String.raw(
    { raw: parts },
    ...values.map((value) => (typeof value === "object" ? value.raw : escapeHtml(String(value ?? "")))),
  );
}
