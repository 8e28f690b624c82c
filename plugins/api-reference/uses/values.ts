import ts from 'typescript';
import { collectNodes } from './syntax';

/** Values of the constants of a file by name. */
export type Constants = ReadonlyMap<string, ts.Expression>;

/** Code that may return objects. */
export type Value = ts.Expression | ts.FunctionDeclaration;

/**
 * Collects the constants of a file, those in functions too. Of two with the same name, the first counts:
 * demos are short, and scopes aren't worth following.
 */
export function collectConstants(source: ts.SourceFile): Constants {
  const declarations = collectNodes(source, ts.isVariableDeclaration).toReversed();
  return new Map(
    declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer ? [[name.text, initializer] as const] : [],
    ),
  );
}

export const isFunction = (node: ts.Node) =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node);

/** Collects what a function returns, without functions in it. */
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

/** Collects what an expression passes on: the items of a list, the results of a function. */
function collectParts(node: Value, constants: Constants): readonly ts.Expression[] {
  if (ts.isIdentifier(node)) {
    const value = constants.get(node.text);
    return value ? [value] : [];
  }
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements;
  }
  if (ts.isConditionalExpression(node)) {
    return [node.whenTrue, node.whenFalse];
  }
  if (ts.isBinaryExpression(node)) {
    return [node.left, node.right];
  }
  if (isFunction(node)) {
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

/** Collects the object literals that an expression leads to in its file, whether one or a list. */
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

/** Types whose values have the keys of their first argument, or are lists of such values. */
const transparent = new Set([
  'Array',
  'MakeOptional',
  'MakeRequired',
  'Omit',
  'Partial',
  'Pick',
  'Readonly',
  'ReadonlyArray',
  'Required',
]);

/** `readonly GridColDef<Row>[]`, `Partial<GridColDef>`, `() => GridColDef | null` → `GridColDef` */
function collectTypeNames(type: ts.TypeNode | undefined): string[] {
  if (!type) {
    return [];
  }
  if (ts.isTypeReferenceNode(type)) {
    const name = type.typeName.getText();
    const [argument] = type.typeArguments ?? [];
    return argument && transparent.has(name) ? collectTypeNames(argument) : [name];
  }
  if (ts.isArrayTypeNode(type)) {
    return collectTypeNames(type.elementType);
  }
  if (
    ts.isTypeOperatorNode(type) ||
    ts.isParenthesizedTypeNode(type) ||
    ts.isFunctionTypeNode(type)
  ) {
    return collectTypeNames(type.type);
  }
  return ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type)
    ? type.types.flatMap(collectTypeNames)
    : [];
}

/** Collects the names of the object types in the text of a type, as far as it can be parsed. */
export function parseTypeNames(text: string): string[] {
  const source = ts.createSourceFile('type.ts', `type T = ${text}`, ts.ScriptTarget.Latest, true);
  const [statement] = source.statements;
  return statement && ts.isTypeAliasDeclaration(statement) ? collectTypeNames(statement.type) : [];
}

/** Code that is given a type. */
interface Typed {
  /** Names of the object types. */
  names: string[];
  /** Expressions that have it. */
  values: readonly Value[];
  /** Variable or parameter that has it. */
  binding?: ts.BindingName;
}

/**
 * Collects what a node gives a type: `const a: T = …`, `(a: T) => …`, `(): T => …`, `… satisfies T`,
 * `useState<T>(…)`.
 */
export function collectTyped(node: ts.Node): Typed {
  if (ts.isVariableDeclaration(node) || ts.isParameter(node)) {
    const values = node.initializer ? [node.initializer] : [];
    return { names: collectTypeNames(node.type), values, binding: node.name };
  }
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) {
    return { names: collectTypeNames(node.type), values: [node.expression] };
  }
  if (ts.isCallExpression(node)) {
    const names = node.typeArguments?.flatMap(collectTypeNames) ?? [];
    return { names, values: node.arguments.slice(0, 1) };
  }
  return isFunction(node)
    ? { names: collectTypeNames(node.type), values: [node] }
    : { names: [], values: [] };
}
