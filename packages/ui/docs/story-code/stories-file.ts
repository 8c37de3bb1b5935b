import ts from "typescript";

/** The object that a name at the top of the file stands for, without `satisfies` and `as`. */
export function objectOf(tree: ts.SourceFile, name: string) {
  const value = initializerOf(tree, name);
  return value && ts.isObjectLiteralExpression(value) ? value : undefined;
}

function initializerOf(tree: ts.SourceFile, name: string) {
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const declaration = statement.declarationList.declarations.find((each) => each.name.getText() === name);
    if (declaration?.initializer) return bare(declaration.initializer);
  }
}

function bare(value: ts.Expression): ts.Expression {
  return ts.isSatisfiesExpression(value) || ts.isAsExpression(value) ? bare(value.expression) : value;
}

export function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const property of object.properties) {
    if (property.name?.getText() !== name) continue;
    if (ts.isPropertyAssignment(property)) return bare(property.initializer);
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
    throw new Error(`${name} is a method`);
  }
}

/** The args of a story by name: those of the file, then its own. */
export function mergeArgs(tree: ts.SourceFile, sources: ts.ObjectLiteralExpression[]) {
  const args = new Map<string, ts.Expression>();
  const add = (value: ts.Expression) => {
    const object = resolve(tree, value);
    for (const property of object.properties) {
      if (ts.isSpreadAssignment(property)) add(property.expression);
      else if (ts.isPropertyAssignment(property)) args.set(nameOf(property.name), bare(property.initializer));
      else if (ts.isShorthandPropertyAssignment(property)) args.set(property.name.text, property.name);
      else throw new Error("args with a method");
    }
  };
  for (const source of sources) {
    const value = propertyOf(source, "args");
    if (value) add(value);
  }
  return args;
}

const nameOf = (name: ts.PropertyName) => (ts.isStringLiteral(name) ? name.text : name.getText());

function resolve(tree: ts.SourceFile, value: ts.Expression): ts.ObjectLiteralExpression {
  const plain = bare(value);
  if (ts.isObjectLiteralExpression(plain)) return plain;
  if (ts.isIdentifier(plain)) {
    const object = objectOf(tree, plain.text);
    if (object) return object;
  }
  // `cards[0]`
  if (ts.isElementAccessExpression(plain)) {
    const list = initializerOf(tree, plain.expression.getText());
    const item =
      list && ts.isArrayLiteralExpression(list) && list.elements[Number(plain.argumentExpression.getText())];
    if (item) return resolve(tree, item);
  }
  // `Default.args`
  if (ts.isPropertyAccessExpression(plain)) {
    const owner = resolve(tree, plain.expression);
    const inner = propertyOf(owner, plain.name.text);
    if (inner) return resolve(tree, inner);
  }
  throw new Error(`args that can't be read: ${value.getText()}`);
}
