/** Stories, and what they share. */
const files = import.meta.glob<string>(
  ["../../../../packages/ui/src/{*/*/*.{stories,fixture},fixtures/*}.{ts,tsx}", "!**/pictures.ts"],
  { query: "?raw", import: "default", eager: true },
);
const read = (path: string) => files[`../../../..${path}.tsx`] ?? files[`../../../..${path}.ts`];
const IMPORT = /^import (type )?(\{[^}]*\}|\* as \w+) from "(?!storybook|@storybook)(.*)";$/gm;

/** A declaration at the margin with its comment, up to what follows there. */
const DECLARATION =
  /^(?:\/\*\*(?:(?!\*\/).|\n)*\*\/\n)?(?:export )?(?:async )?(?:const|function|interface|type) (\w+)(?:.|\n)*?(?=\n+(?:\/|\w)|\n*$(?!.|\n))/gm;

/** A story as a module of an application, with all that it needs. Storybook's own `transform` doesn't get this code. */
export function codeToCopy(story: string, file: string, value: unknown) {
  if (story.startsWith("import")) return story;
  const imports = new Map<string, Set<string>>();
  const parts = new Map<string, string>();

  /** Collects what this code takes from a file, or of that what another file imports by these names. */
  function collect(code: string, path: string, text = "", imported = /^/) {
    const withoutWords = code.replace(/"[^"]*"|(?<!=)>[^<>{}=;]*(?=<)/g, "");
    const uses = (name: string) =>
      new RegExp(`(?<![\\w-]|[^.]\\.|(?:const|function|interface|type) )${name}\\b(?![=:-])`).test(
        withoutWords,
      );
    for (const [declaration, name = ""] of text.matchAll(DECLARATION)) {
      if (parts.has(declaration) || !imported.test(name) || !uses(name)) continue;
      const part = withoutStorybook(declaration, value);
      collect(part, path, text);
      parts.set(declaration, part);
    }
    for (const [, type = "", names = "", from = ""] of text.matchAll(IMPORT)) {
      const used = names.match(/(?:\* as |type )?\w+/g)?.filter((name) => uses(name.replace(/^.* /, "")));
      if (!used?.[0]) continue;
      const target = new URL(from, `file://${path}`).pathname;
      const shared = read(target);
      if (shared) collect(code, target, shared, new RegExp(`^(?:${used.join("|")})$`));
      const entry = target.replace(/^.*\/src\/(?:components\/)?((?:blocks\/)?[^/]+).*$/, "@clinic/ui/$1");
      const key = from.startsWith(".") ? entry : from;
      if (!shared)
        imports.set(key, new Set([...(imports.get(key) ?? []), ...used.map((name) => type + name)]));
    }
  }

  const code = withoutStorybook(story, value).replace(/^const \w+/, "export const Example");
  const path = new URL(file, "file:///").pathname.replace(".tsx", "");
  collect(code, path, read(path));
  const lines = Array.from(imports, ([from, names]) =>
    `import { ${Array.from(names).join(", ")} } from "${from}";`.replace(/\{ (\*.*) \}/, "$1"),
  );
  const all = [...parts.values(), code].join("\n\n");
  const photo = 'const photo = { src: "/picture.webp", width: 1200, height: 800, sources: [] }; // yours\n\n';
  // A server component can hand no function to a component of a browser.
  const client = /\buse[A-Z]\w*\(|\bon[A-Z]\w*[=:]|=\{\(/.test(all) ? '"use client";\n\n' : "";
  return `${client}${lines.join("\n")}\n\n${/\bphoto\b/.test(all) ? photo : ""}${all}`;
}

/** Leaves out what makes sense only in a stories file. */
function withoutStorybook(code: string, value: unknown) {
  const file = value instanceof File && `<File | undefined>(new File(["%PDF"], "${value.name}"))`;
  const start = file || (value === undefined ? "<File>()" : `(${JSON.stringify(value)})`);
  return (
    code
      .replace("(args) => {", "() => {")
      .replace(/useState\(args\.\w+\)/, `useState${start}`)
      // A fixed day is soon past.
      .replace(/(?<=useState\()"\d{4}-\d\d-\d\d"/, "new Date(Date.now() + 864e5).toISOString().slice(0, 10)")
      .replace(/\bfn\((.+)\)(?=\}?;?$)/gm, "$1")
      .replace(/\b(?:room|smile|portrait|streetMap|machine|landmark)\((?:[^()]|\([^()]*\))*\)/g, "photo")
      .replace(/^ *(?:\/\/|\{\/\*) biome-ignore .*\n/gm, "")
      // Storybook prints the parentheses around an element in args as text.
      .replace(/^( *)\(\n(?:\1<>\n)?([\s\S]*?)(?:^\1<\/>\n)?^\1\)\n/gm, "$2")
  );
}
