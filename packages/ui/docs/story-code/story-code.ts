import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { SPREAD, type StoryCode } from "./fill.ts";
import { mergeArgs, objectOf, propertyOf } from "./stories-file.ts";

export { fillCode } from "./fill.ts";

/** Sizes of the pictures that `fixtures/pictures.ts` draws: an application has its own. */
const pictures: Record<string, [width: number, height: number]> = {
  smile: [1200, 800],
  room: [1200, 800],
  portrait: [800, 1000],
  machine: [1200, 900],
  landmark: [1200, 800],
  streetMap: [1200, 900],
};

interface Context {
  /** Names from the package or a library, by module. */
  imports: Map<string, Set<string>>;
  /** Local declarations that the story needs, in the order they are found. */
  helpers: Map<string, string>;
  /** Whether `args` is used other than by `{...args}` and `args.name`. */
  needsArgs: boolean;
}

const parsed = new Map<string, ts.SourceFile>();

function parse(file: string, text = readFileSync(file, "utf8")) {
  const known = parsed.get(file);
  if (known?.text === text) return known;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  parsed.set(file, tree);
  return tree;
}

/**
 * The code of a story as an application would write it: one component with its imports from `@clinic/ui`, the args in
 * place, and the helpers of the stories file that it needs.
 *
 * @throws when the story renders in a way that this doesn't understand
 */
export function storyCode(file: string, name: string, text?: string): StoryCode {
  const tree = parse(file, text);
  const meta = objectOf(tree, "meta");
  const story = objectOf(tree, name);
  if (!meta || !story) throw new Error(`${file} has no story ${name}.`);
  const context: Context = { imports: new Map(), helpers: new Map(), needsArgs: false };
  const args = mergeArgs(tree, [meta, story]);
  const component = propertyOf(meta, "component");
  const render = renderOf(tree, propertyOf(story, "render") ?? propertyOf(meta, "render"));
  const written = Object.fromEntries([...args].map(([arg, value]) => [arg, write(value, context)]));

  let body: string;
  if (render && ts.isFunctionExpression(render))
    body = `  return ${spread(declareStateful(render, component, context))};`;
  else if (render) body = writeBody(render, args, context);
  else if (component) body = `  return ${spread(write(component, context))};`;
  else throw new Error(`${file}: ${name} has neither a component nor a function.`);

  const withArgs = context.needsArgs
    ? `  const args = {\n${Object.entries(written)
        .map(([arg, value]) => `    ${arg}: ${value},`)
        .join("\n")}\n  };\n${body}`
    : body;
  const uses = (text: string, word: string) => new RegExp(`\\b${word}\\b`).test(text);
  const needed = [withArgs, ...Object.values(written)];
  // Later ones depend on earlier ones.
  const helpers = [...context.helpers]
    .reverse()
    .filter(([helper, text]) => needed.some((each) => uses(each, helper)) && needed.push(text))
    .map(([, text]) => text)
    .reverse();
  const everything = [...helpers, withArgs, ...Object.values(written)].join("\n");
  const imports = [...context.imports].sort().flatMap(([module, names]) => {
    const used = [...names].filter((each) => uses(everything, each.split(" ").at(-1) ?? "")).sort();
    return used.length ? [`import { ${used.join(", ")} } from "${module}";`] : [];
  });
  const code = [imports.join("\n"), ...helpers, `export function Example() {\n${withArgs}\n}`];
  return { code: code.filter(Boolean).join("\n\n"), args: written };
}

/** The element of a component with its args, which are filled in later. */
const spread = (tag: string) => `<${tag}${SPREAD}${tag}${SPREAD}`;

/** A render function with hooks is a component by itself: its args are its props. */
function declareStateful(
  render: ts.FunctionExpression,
  component: ts.Expression | undefined,
  context: Context,
) {
  const [parameter] = render.parameters;
  const name = "Stateful";
  const props = parameter && component ? parameter.name.getText() : "";
  const type = component && write(component, context);
  if (props) add(context, "react", "type ComponentProps");
  context.helpers.set(
    name,
    `function ${name}(${props && `${props}: ComponentProps<typeof ${type}>`}) ${outdent(write(render.body, context))}`,
  );
  return name;
}

/** A render function stands two spaces inside its story. */
const outdent = (text: string) => text.replaceAll("\n  ", "\n");

function add({ imports }: Context, module: string, name: string) {
  imports.set(module, (imports.get(module) ?? new Set()).add(name));
}

type Render = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;

function renderOf(tree: ts.SourceFile, value?: ts.Expression): Render | undefined {
  if (!value || ts.isArrowFunction(value) || ts.isFunctionExpression(value)) return value;
  if (ts.isPropertyAccessExpression(value)) {
    const story = objectOf(tree, value.expression.getText());
    return story && renderOf(tree, propertyOf(story, "render"));
  }
  throw new Error(`${tree.fileName}: a render function elsewhere`);
}

function writeBody({ body, parameters }: Render, args: Map<string, ts.Expression>, context: Context) {
  const [parameter, other] = parameters;
  if (other || !body) throw new Error("A story that needs more than its args");
  const names = new Map<string, string>();
  if (parameter && ts.isObjectBindingPattern(parameter.name)) {
    for (const { name, dotDotDotToken } of parameter.name.elements)
      names.set(name.getText(), dotDotDotToken ? "rest" : "one");
  } else if (parameter) names.set(parameter.name.getText(), "rest");
  const taken = new Set([...names].filter(([, kind]) => kind === "one").map(([name]) => name));
  /** The value of `args.name`, or null when the story has none. */
  const givenValue = (node: ts.Node) =>
    ts.isPropertyAccessExpression(node) && names.get(node.expression.getText()) === "rest"
      ? (args.get(node.name.text) ?? null)
      : undefined;
  const replaceArg = (node: ts.Node): string | undefined => {
    // A callback that the story leaves out, or that only Storybook listens to.
    if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      const value = givenValue(node.expression.expression);
      if (value === null || (value && write(value, context) === "() => {}")) return "";
    }
    if (ts.isConditionalExpression(node) && givenValue(node.condition) === null)
      return write(node.whenFalse, context, replaceArg);
    if (
      ts.isBinaryExpression(node) &&
      /^(\?\?|\|\|)$/.test(node.operatorToken.getText()) &&
      givenValue(node.left) === null
    )
      return write(node.right, context, replaceArg);
    if (ts.isPropertyAccessExpression(node) && names.get(node.expression.getText()) === "rest") {
      const value = args.get(node.name.text);
      return value ? `(${write(value, context)})` : "undefined";
    }
    if (ts.isIdentifier(node) && names.get(node.text) === "one" && !isName(node)) {
      const value = args.get(node.text);
      return value ? `(${write(value, context)})` : "undefined";
    }
    if (ts.isIdentifier(node) && names.get(node.text) === "rest" && !isName(node)) {
      context.needsArgs = true;
      return "args";
    }
    const opening = ts.isJsxElement(node)
      ? node.openingElement
      : ts.isJsxSelfClosingElement(node)
        ? node
        : undefined;
    const own = opening?.attributes.properties.find(
      (each) => ts.isJsxSpreadAttribute(each) && names.get(each.expression.getText()) === "rest",
    );
    if (!opening || !own) return;
    const tag = write(opening.tagName, context, replaceArg);
    // The last one wins.
    const position = opening.attributes.properties.indexOf(own);
    const others = opening.attributes.properties.filter(
      (each, index) => each !== own && !(index < position && each.name && args.has(each.name.getText())),
    );
    const overriding = others
      .filter((each) => opening.attributes.properties.indexOf(each) > position)
      .map((each) => `-${each.name?.getText()}`)
      .join("");
    const before = others.map((each) => ` ${write(each, context, replaceArg)}`).join("");
    if (taken.size) throw new Error("A story that takes its args apart and spreads the rest");
    if (!ts.isJsxElement(node)) return `<${tag}${before}${SPREAD}${tag}${overriding}${SPREAD}`;
    const inside = node.children.map((child) => write(child, context, replaceArg, true)).join("");
    return `<${tag}${before}${SPREAD}${overriding}${SPREAD}>${inside}</${tag}>`;
  };
  const text = write(body, context, replaceArg);
  if (ts.isBlock(body)) return dedent(text.slice(1, -1).replace(/^\n|\s+$/g, ""), 2);
  const inner = ts.isParenthesizedExpression(body) ? text.slice(1, -1).trim() : text;
  return inner.includes("\n")
    ? `  return (\n${dedent(`${" ".repeat(100)}${inner}`, 4, indentOf(inner))}\n  );`
    : `  return ${inner};`;
}

/** Spaces before the last line, which closes what the first one opens. */
const indentOf = (text: string) => leading(text.split("\n").at(-1) ?? "");

function dedent(text: string, to: number, from = indentOf(text)) {
  return text
    .split("\n")
    .map(
      (line, index) =>
        " ".repeat(Math.max(0, to + (index === 0 ? 0 : leading(line) - from))) + line.trimStart(),
    )
    .map((line) => (line.trim() ? line : ""))
    .join("\n");
}

const leading = (line: string) => line.length - line.trimStart().length;

/** A node's text with replacements. Also imports or declares what it refers to. */
function write(
  node: ts.Node,
  context: Context,
  replace?: (node: ts.Node) => string | undefined,
  full = false,
): string {
  const start = full ? node.getFullStart() : node.getStart();
  let text = "";
  let at = start;
  const visit = (child: ts.Node): void => {
    const other =
      child === node && full ? undefined : (replace?.(child) ?? replaceAnywhere(child, context, replace));
    if (other !== undefined) {
      text += child.getSourceFile().text.slice(at, child.getStart()) + other;
      at = child.getEnd();
      return;
    }
    if (ts.isIdentifier(child) && !isName(child)) declare(child, context);
    if (ts.isImportTypeNode(child)) throw new Error("An imported type");
    child.forEachChild(visit);
  };
  if (full && !replace) return node.getFullText();
  if (full) {
    const other = replace?.(node) ?? replaceAnywhere(node, context, replace);
    if (other !== undefined) return node.getSourceFile().text.slice(start, node.getStart()) + other;
  }
  visit(node);
  return text + node.getSourceFile().text.slice(at, node.getEnd());
}

/** Replaces what makes sense only in a stories file. */
function replaceAnywhere(node: ts.Node, context: Context, replace?: (node: ts.Node) => string | undefined) {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
    const module = importOf(node.expression)?.module ?? "";
    const size = pictures[node.expression.text];
    if (module.endsWith("/fixtures/pictures") && size) {
      const [width, height] = size;
      return `{ src: "/${node.expression.text}.jpg", width: ${width}, height: ${height}, sources: [] }`;
    }
    if (module === "storybook/test" && node.expression.text === "fn")
      return node.arguments[0] ? write(node.arguments[0], context, replace) : "() => {}";
  }
  // Types of the stories file say nothing outside it.
  if (ts.isSatisfiesExpression(node)) return write(node.expression, context, replace);
  if (ts.isJsxExpression(node) && !node.expression && node.getText().includes("biome-ignore")) return "";
}

/** Whether an identifier is the name of something rather than a reference: a property, an attribute, a parameter. */
function isName(node: ts.Identifier) {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isQualifiedName(parent) && parent.right === node) ||
    ts.isJsxAttribute(parent) ||
    (ts.isBindingElement(parent) && parent.propertyName === node)
  );
}

function importOf(name: ts.Identifier) {
  for (const statement of name.getSourceFile().statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const specifier = bindings.elements.find((each) => each.name.text === name.text);
    if (specifier) return { specifier, module: statement.moduleSpecifier.text };
  }
}

/** Adds the import or the declaration that a name refers to. */
function declare(name: ts.Identifier, context: Context) {
  const file = name.getSourceFile();
  const found = importOf(name);
  if (found) return declareImport(file, found, context);
  const declaration = file.statements.find((statement) => declares(statement, name.text));
  if (!declaration || context.helpers.has(name.text)) return;
  if (isStory(declaration)) throw new Error(`${name.text} is a story`);
  // Reserves its key, so that its dependencies come first and cycles end.
  context.helpers.set(name.text, "");
  const text = write(declaration, context).replace(/^export /, "");
  context.helpers.delete(name.text);
  context.helpers.set(name.text, text);
}

function declareImport(
  file: ts.SourceFile,
  { specifier, module }: { specifier: ts.ImportSpecifier; module: string },
  context: Context,
) {
  if (module === "storybook/test") throw new Error("A story that renders with Storybook's testing library");
  const isType = specifier.parent.parent.isTypeOnly && !specifier.isTypeOnly;
  const from = (entry: string) => add(context, entry, `${isType ? "type " : ""}${specifier.getText()}`);
  if (!module.startsWith(".")) return from(module);
  const target = path.resolve(path.dirname(file.fileName), module);
  const [, kind, folder, rest] = /\/src\/(components|blocks)\/([\w-]+)(?:\/(.*))?$/.exec(target) ?? [];
  if (kind && (!rest || rest === folder))
    return from(`@clinic/ui/${kind === "blocks" ? "blocks/" : ""}${folder}`);
  // A fixture: its declarations become part of the example.
  const source = [".tsx", ".ts"].map((extension) => target + extension).find((each) => existsSync(each));
  if (!source) throw new Error(`${module} can't be found`);
  const fixture = parse(source);
  const original = (specifier.propertyName ?? specifier.name).text;
  const declaration = fixture.statements.find((statement) => declares(statement, original));
  if (!declaration) throw new Error(`${module} has no ${original}`);
  if (context.helpers.has(original)) return;
  context.helpers.set(original, "");
  const text = write(declaration, context).replace(/^export /, "");
  context.helpers.delete(original);
  context.helpers.set(original, text);
}

function declares(statement: ts.Statement, name: string) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.some((each) => each.name.getText() === name);
  return (
    (ts.isFunctionDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement)) &&
    statement.name?.text === name
  );
}

const isStory = (statement: ts.Statement) =>
  ts.isVariableStatement(statement) && /: Story(Obj\b.*)? = /.test(statement.getText().split("\n")[0] ?? "");
