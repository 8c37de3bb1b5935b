import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";
import { packageFolder } from "./content.ts";

const configPath = join(packageFolder, "tsconfig.json");
const config = ts.parseJsonConfigFileContent(
  ts.readConfigFile(configPath, ts.sys.readFile).config,
  ts.sys,
  dirname(configPath),
);

/** A text editor's language service with one file open. */
function openEditor(file: string) {
  let text = readFileSync(file, "utf8");
  let version = 0;
  const service = ts.createLanguageService({
    getCompilationSettings: () => config.options,
    getScriptFileNames: () => [file],
    getScriptVersion: (name) => (name === file ? String(version) : "0"),
    getScriptSnapshot: (name) => {
      const content = name === file ? text : ts.sys.readFile(name);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getCurrentDirectory: () => packageFolder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
  });
  return {
    /** Replaces the file's text and returns what is then underlined. */
    underlined(typed: string): string[] {
      text = typed;
      version += 1;
      return service
        .getSemanticDiagnostics(file)
        .map(({ start = 0, length = 0 }) => typed.slice(start, start + length));
    },
    /** What the editor shows when the pointer rests on a field. */
    meaningOf(field: string): string {
      const info = service.getQuickInfoAtPosition(file, text.indexOf(`${field}:`));
      return ts.displayPartsToString(info?.documentation);
    },
  };
}

describe("an editor who opens the page on dental implants", () => {
  const file = join(packageFolder, "src/treatments/dental-implant.ts");
  const text = readFileSync(file, "utf8");
  let editor: ReturnType<typeof openEditor>;

  beforeAll(() => {
    editor = openEditor(file);
    // The first request makes TypeScript read the whole project.
    editor.underlined(text);
  }, 60_000);

  it.each([
    ["metaDescription", "110 to 160 characters"],
    ["whoFor", "3 to 6 short statements"],
    ["reviewedBy", "Slug of the dentist who checked the text"],
    ["alt", "What is seen"],
    ["chairTime", "About 30 minutes"],
  ])("is told what %s means", (field, meaning) => {
    expect(editor.meaningOf(field)).toContain(meaning);
  });

  it("sees nothing underlined while nothing is wrong", () => {
    expect(editor.underlined(text)).toEqual([]);
  });

  it.each([
    ["a misspelt field", 'name: "Dental implants"', 'nmae: "Dental implants"', "nmae"],
    ["a page that doesn't exist", '"multiple-teeth-implants",', '"no-such-page",', '"no-such-page"'],
    ["a person who doesn't exist", 'reviewedBy: "anahita-mistry"', 'reviewedBy: "nobody"', "reviewedBy"],
  ])("sees %s underlined", (_, right, wrong, part) => {
    expect(text).toContain(right);
    expect(editor.underlined(text.replace(right, wrong))).toContain(part);
  });
});

const schemas = readdirSync(join(packageFolder, "src"), { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith("schema.ts") || /^lib\/(?:text|image|consent)\.ts$/.test(file),
);

it.each(schemas)("an editor is told what each field of %s means", (file) => {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(packageFolder, "src", file), "utf8"),
    ts.ScriptTarget.Latest,
    true,
  );
  const silent: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && /^z\s*\.strictObject$/.test(node.expression.getText())) {
      const [shape] = node.arguments;
      if (shape && ts.isObjectLiteralExpression(shape)) {
        for (const field of shape.properties.filter(ts.isPropertyAssignment)) {
          if (ts.getJSDocCommentsAndTags(field).length === 0) silent.push(field.name.getText());
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  expect(silent).toEqual([]);
});
