import ts from 'typescript';
import type { Value } from './objectLiterals';

/** Parses the text of a type; text that is none gives a type nonetheless, of what could be read. */
export function parseType(text: string): ts.TypeNode | undefined {
  const source = ts.createSourceFile('type.ts', `type T = ${text}`, ts.ScriptTarget.Latest, true);
  const [statement] = source.statements;
  return statement && ts.isTypeAliasDeclaration(statement) ? statement.type : undefined;
}

/** Types whose values have the keys of their first argument, or are lists of such. */
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

/**
 * Collects the names of the object types that the values of a type have, whether one or many:
 * `readonly GridColDef<Row>[]`, `Partial<GridColDef>`, `() => GridColDef | null` → `GridColDef`.
 */
export function collectTypeNames(type: ts.TypeNode): string[] {
  if (ts.isTypeReferenceNode(type)) {
    const name = type.typeName.getText();
    const [argument] = type.typeArguments ?? [];
    return argument && transparent.has(name) ? collectTypeNames(argument) : [name];
  }
  if (ts.isArrayTypeNode(type)) {
    return collectTypeNames(type.elementType);
  }
  if (ts.isTypeOperatorNode(type) || ts.isParenthesizedTypeNode(type)) {
    return collectTypeNames(type.type);
  }
  if (ts.isFunctionTypeNode(type)) {
    return collectTypeNames(type.type);
  }
  return ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type)
    ? type.types.flatMap(collectTypeNames)
    : [];
}

/** What a piece of code says to be of a type. */
interface Typed {
  /** Names of the object types. */
  names: string[];
  /** Expressions that give objects of them. */
  values: Value[];
  /** Variable or parameter that holds one. */
  binding?: ts.BindingName;
}

const toNames = (types: readonly (ts.TypeNode | undefined)[]) =>
  types.flatMap((type) => (type ? collectTypeNames(type) : []));

/**
 * Collects what a node itself gives a type: `const a: T = …`, `(a: T) => …`, `(): T => …`,
 * `… satisfies T`, `useState<T>(…)`.
 */
export function collectTyped(node: ts.Node): Typed {
  if (ts.isVariableDeclaration(node) || ts.isParameter(node)) {
    const values = node.initializer ? [node.initializer] : [];
    return { names: toNames([node.type]), values, binding: node.name };
  }
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) {
    return { names: toNames([node.type]), values: [node.expression] };
  }
  if (ts.isCallExpression(node)) {
    return { names: toNames(node.typeArguments ?? []), values: node.arguments.slice(0, 1) };
  }
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node)) {
    return { names: toNames([node.type]), values: [node] };
  }
  return { names: [], values: [] };
}
