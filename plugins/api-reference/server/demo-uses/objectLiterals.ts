import ts from 'typescript';

/**
 * Collects the constants of a file by name, those in functions too. Of two with the same name the
 * first counts: demos are short, and scopes are not worth following.
 */
export function collectConstants(source: ts.SourceFile): Constants {
  const constants = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const { text } = node.name;
      constants.set(text, constants.get(text) ?? node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return constants;
}

/** Values of the constants of a file by name. */
export type Constants = ReadonlyMap<string, ts.Expression>;

/** What may give objects. */
export type Value = ts.Expression | ts.FunctionDeclaration;

/** What a function returns, without what functions in it do. */
function collectReturned(body: ts.ConciseBody): ts.Expression[] {
  if (!ts.isBlock(body)) {
    return [body];
  }
  const returned: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) {
      returned.push(node.expression);
    } else if (!ts.isFunctionLike(node)) {
      ts.forEachChild(node, visit);
    }
  };
  visit(body);
  return returned;
}

/** The expressions that an expression passes on: of a list its items, of a function its results. */
function collectParts(node: Value, constants: Constants): ts.Expression[] {
  if (ts.isIdentifier(node)) {
    const value = constants.get(node.text);
    return value ? [value] : [];
  }
  if (ts.isArrayLiteralExpression(node)) {
    return [...node.elements];
  }
  if (ts.isConditionalExpression(node)) {
    return [node.whenTrue, node.whenFalse];
  }
  if (ts.isBinaryExpression(node)) {
    return [node.left, node.right];
  }
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node)) {
    return node.body ? collectReturned(node.body) : [];
  }
  if (ts.isCallExpression(node)) {
    // `useMemo(() => […])`, `names.map((name) => ({ … }))`
    return node.arguments.slice(0, 1);
  }
  return ts.isParenthesizedExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isSpreadElement(node)
    ? [node.expression]
    : [];
}

/**
 * Collects the object literals that an expression gives, whether one or a list, as far as they can
 * be found in the file without its types.
 */
export function collectLiterals(
  node: Value,
  constants: Constants,
  seen: ReadonlySet<Value> = new Set(),
): ts.ObjectLiteralExpression[] {
  if (ts.isObjectLiteralExpression(node)) {
    return [node];
  }
  return seen.has(node)
    ? []
    : collectParts(node, constants).flatMap((part) =>
        collectLiterals(part, constants, new Set([...seen, node])),
      );
}
