/**
 * Generates the stylesheet, the types and Figma's variables from the design tokens in `tokens`. The results are
 * committed; a test fails when they are out of date.
 *
 *     npm run tokens -w @clinic/ui
 */
import { writeFile } from "node:fs/promises";
import {
  baseTokens,
  changesByTheme,
  cssName,
  cssValue,
  type Token,
  themes,
  tokensOf,
} from "../src/styles/theme-tokens.ts";

const root = new URL("../", import.meta.url);
/** As in `biome.json`. */
const LINE_LENGTH = 110;
const header = "Made by scripts/make-tokens.ts from tokens/*.json; change those, not this.";

/** Tokens that any theme changes, and that the default theme sets again where it is nested in another. */
const changed = new Set(Object.values(changesByTheme).flatMap((changes) => tokensOf(changes).map(cssName)));

/** Every file made of the tokens, by its path in this workspace. */
export function makeTokens(): Record<string, string> {
  return {
    "src/styles/tokens.css": stylesheet(),
    ...Object.fromEntries(
      Object.keys(changesByTheme).map((name) => [`src/styles/${name}.css`, themeStylesheet(name)]),
    ),
    "src/styles/token-names.ts": types(),
    "tokens/figma-variables.json": `${JSON.stringify(figma(), null, 2)}\n`,
  };
}

function stylesheet() {
  const again = baseTokens.filter((token) => changed.has(cssName(token)));
  return `/* ${header} */
@theme {
${declarations(baseTokens, true)}}

/* Inside another theme. */
[data-theme="default"] {
  color-scheme: light;
${declarations(again)}}
`;
}

function themeStylesheet(name: string) {
  const changes: object & { $description?: string } = changesByTheme[name as keyof typeof changesByTheme];
  const scheme = JSON.stringify(changes).includes('"dental.archhouse.scheme":"dark"') ? "dark" : "light";
  return `/* ${header} */

/* ${changes.$description} */
[data-theme="${name}"] {
  color-scheme: ${scheme};
${declarations(tokensOf(changes))}}
`;
}

function declarations(tokens: readonly Token[], described = false) {
  return tokens
    .map((token) => {
      const comment = described && token.description ? `  /* ${token.description} */\n` : "";
      return `${comment}${declaration(cssName(token), cssValue(token))}\n`;
    })
    .join("");
}

/** Breaks long lists where the formatter does. */
function declaration(name: string, value: string) {
  const line = `  --${name}: ${value};`;
  if (line.length <= LINE_LENGTH || !value.includes('", "')) return line;
  let last = "   ";
  const lines = [`  --${name}:`];
  for (const entry of `${value};`.split(/(?<=,) /)) {
    if (last.length + 1 + entry.length > LINE_LENGTH) {
      lines.push(last);
      last = "   ";
    }
    last += ` ${entry}`;
  }
  return [...lines, last].join("\n");
}

function types() {
  const names = (family: string) =>
    baseTokens
      .filter(({ path }) => path[0] === family)
      .map(({ path }) => path[1])
      .filter((name, index, all) => all.indexOf(name) === index);
  const union = (list: readonly (string | undefined)[]) => {
    const names = list.map((name) => `"${name}"`);
    return names.join("").length < 80
      ? ` ${names.join(" | ")}`
      : names.map((name) => `\n  | ${name}`).join("");
  };
  const types = {
    ThemeName: Object.keys(themes),
    ColourToken: names("color"),
    TextSize: names("text"),
    Radius: names("radius"),
  };
  return `// ${header}\n${Object.entries(types)
    .map(([name, list]) => `\nexport type ${name} =${union(list)};\n`)
    .join("")}`;
}

/** The body of `POST /v1/files/:key/variables` of Figma's REST API: colours and lengths, with a mode per theme. */
function figma() {
  const collection = "tokens";
  const modes = Object.keys(themes);
  const shown = baseTokens.filter(({ type }) => type === "color" || type === "dimension");
  const own = Object.fromEntries(
    Object.entries(changesByTheme).map(([name, changes]) => [
      name,
      new Map(tokensOf(changes).map((token) => [cssName(token), token])),
    ]),
  );
  return {
    variableCollections: [{ action: "CREATE", id: collection, name: "Tokens", initialModeId: modes[0] }],
    variableModes: modes.map((mode, index) => ({
      action: index === 0 ? "UPDATE" : "CREATE",
      id: mode,
      name: mode,
      variableCollectionId: collection,
    })),
    variables: shown.map(({ path, type, description = "" }) => ({
      action: "CREATE",
      id: path.join("/"),
      name: path.join("/"),
      variableCollectionId: collection,
      resolvedType: type === "color" ? "COLOR" : "FLOAT",
      description,
    })),
    variableModeValues: shown.flatMap((token) =>
      modes.map((modeId) => ({
        variableId: token.path.join("/"),
        modeId,
        value: figmaValue(own[modeId]?.get(cssName(token)) ?? token),
      })),
    ),
  };
}

/** Fluid lengths have their largest value: that of a desktop. */
function figmaValue({ type, value }: Token) {
  if (type === "color") {
    const { components } = value as { components: [number, number, number] };
    const [r, g, b] = components;
    return { r, g, b, a: 1 };
  }
  const { value: number, unit } = value as { value: number; unit: string };
  return unit === "rem" ? number * 16 : number;
}

if (import.meta.main) {
  for (const [file, text] of Object.entries(makeTokens())) await writeFile(new URL(file, root), text);
}
