/** Says whether code that suits a type in the older version suits the type in the newer one. */
import ts from 'typescript';
import { type Value, isFunction } from '../../api-reference/analysis';
import type { PackageExports } from '../../api-reference/types';

/** What a value of a type may be. */
interface Shapes {
  /** As `typeof` would say it, and `array`; `any` where it isn't known. */
  names: ReadonlySet<string>;
  /** Strings, numbers and booleans that it may be, as they are written in code. */
  literals: ReadonlySet<string>;
  /** Types of the parameters that it may be called with. */
  functions: readonly (ts.TypeNode | undefined)[][];
  /** Whether a type with a name is among them: it may be declared by that name where the value comes from. */
  isNamed: boolean;
}

const keywords: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.StringKeyword]: 'string',
  [ts.SyntaxKind.NumberKeyword]: 'number',
  [ts.SyntaxKind.BooleanKeyword]: 'boolean',
  [ts.SyntaxKind.ObjectKeyword]: 'object',
  [ts.SyntaxKind.TypeLiteral]: 'object',
  [ts.SyntaxKind.ArrayType]: 'array',
  [ts.SyntaxKind.TupleType]: 'array',
};

const isNothing = (node: ts.TypeNode) =>
  node.kind === ts.SyntaxKind.UndefinedKeyword ||
  (ts.isLiteralTypeNode(node) && node.literal.kind === ts.SyntaxKind.NullKeyword);

function parse(type: string): ts.TypeNode | undefined {
  const source = ts.createSourceFile('type.ts', `type T = ${type}`, ts.ScriptTarget.Latest, true);
  const [statement] = source.statements;
  return statement && ts.isTypeAliasDeclaration(statement) ? statement.type : undefined;
}

/** Returns what a named type is in a version; one that the packages don't export isn't known. */
function findShape(name: string, { types, names }: PackageExports): string[] {
  if (name === 'Array' || name === 'ReadonlyArray') {
    return ['array'];
  }
  if (/^(?:Date|Map|Record|Set)$/.test(name)) {
    return ['object'];
  }
  const isExported = Object.values(names).some((list) => list?.includes(name));
  return (types[name]?.shape ?? (isExported ? 'object' : 'any')).split(' | ');
}

/** Lists what a value of a type may be in a version. */
function toShapes(type: ts.TypeNode | undefined, version: PackageExports): Shapes {
  const names = new Set<string>();
  const literals = new Set<string>();
  const functions: (ts.TypeNode | undefined)[][] = [];
  let isNamed = false;
  const add = (node: ts.TypeNode | undefined): void => {
    if (!node) {
      names.add('any');
    } else if (ts.isUnionTypeNode(node)) {
      node.types.forEach(add);
    } else if (ts.isParenthesizedTypeNode(node) || ts.isTypeOperatorNode(node)) {
      add(node.type);
    } else if (ts.isLiteralTypeNode(node) && !isNothing(node)) {
      literals.add(node.literal.getText().replaceAll('"', "'"));
    } else if (ts.isFunctionTypeNode(node)) {
      functions.push(node.parameters.map((parameter) => parameter.type));
    } else if (ts.isTypeReferenceNode(node)) {
      const shapes = findShape(node.typeName.getText(), version);
      isNamed ||= node.typeName.getText() in version.types;
      shapes.forEach((shape) => names.add(shape));
    } else if (!isNothing(node)) {
      names.add(keywords[node.kind] ?? 'any');
    }
  };
  add(type);
  return { names, literals, functions, isNamed };
}

/** The `typeof` of a literal. */
const toKind = (literal: string) =>
  literal.startsWith("'") ? 'string' : /^\d|^-/.test(literal) ? 'number' : 'boolean';

/** All that a value of a type may be, as `typeof` would say it. */
const listKinds = ({ names, literals, functions }: Shapes) =>
  new Set([...names, ...[...literals].map(toKind), ...(functions.length > 0 ? ['function'] : [])]);

/** Whether nothing that suits the one suits the other. */
function areDisjoint(before: Shapes, after: Shapes): boolean {
  const [older, newer] = [listKinds(before), listKinds(after)];
  return (
    older.size > 0 &&
    newer.size > 0 &&
    !older.has('any') &&
    !newer.has('any') &&
    [...older].every((kind) => !newer.has(kind))
  );
}

/** A value that is written where it is used, as a literal of TypeScript or what it is. */
function toWritten(value: Value): { literal?: string; kind: string } | undefined {
  if (ts.isStringLiteralLike(value)) {
    return { literal: `'${value.text}'`, kind: 'string' };
  }
  if (ts.isNumericLiteral(value)) {
    return { literal: value.text, kind: 'number' };
  }
  if (value.kind === ts.SyntaxKind.TrueKeyword || value.kind === ts.SyntaxKind.FalseKeyword) {
    return { literal: value.getText(), kind: 'boolean' };
  }
  if (ts.isArrayLiteralExpression(value)) {
    return { kind: 'array' };
  }
  if (ts.isObjectLiteralExpression(value)) {
    return { kind: 'object' };
  }
  return isFunction(value) ? { kind: 'function' } : undefined;
}

/** Whether a type takes a value that is written out. */
function takes(shapes: Shapes, { literal, kind }: { literal?: string; kind: string }): boolean {
  return literal !== undefined && !shapes.names.has(kind)
    ? shapes.names.has('any') || shapes.literals.has(literal)
    : shapes.names.has('any') || listKinds(shapes).has(kind);
}

const toName = (type: ts.TypeNode | undefined) =>
  type && (ts.isTypeReferenceNode(type) ? type.typeName.getText() : type.getText());

/** `any`, `R`, `TDate`: what a reader gives, or what any value suits. */
const isOpen = (name: string | undefined) =>
  name === undefined || /^(?:any|unknown|[A-Z]|T[A-Z]\w*|React\.\w+)$/.test(name);

/** `R`, `TDate` */
const isTypeParameter = (name: string | undefined) => /^(?:[A-Z]|T[A-Z]\w*)$/.test(name ?? '');

/** Whether what a function gets under a type in the one version is something else in the other. */
function isOtherParameter(
  type: ts.TypeNode | undefined,
  other: ts.TypeNode | undefined,
  versions: readonly [PackageExports, PackageExports],
): boolean {
  const [name, otherName] = [toName(type), toName(other)];
  const [before, after] = [toShapes(type, versions[0]), toShapes(other, versions[1])];
  const isObject = [before, after].map(({ names }) => names.size === 1 && names.has('object'));
  if (name === otherName || isOpen(name)) {
    return areDisjoint(before, after);
  }
  // The reference has `never` where a type argument isn't known.
  const isGiven = isTypeParameter(otherName) || other?.kind === ts.SyntaxKind.NeverKeyword;
  return (
    (isObject[0] && (isObject[1] || isGiven)) ||
    (isGiven && !before.names.has('any')) ||
    areDisjoint(before, after)
  );
}

/** Whether a function with so many parameters gets something else, or fewer. */
function hasOtherParameters(
  before: Shapes,
  after: Shapes,
  count: number,
  versions: readonly [PackageExports, PackageExports],
): boolean {
  const [older] = before.functions;
  return (
    older !== undefined &&
    after.functions.length > 0 &&
    after.functions.every((newer) =>
      older
        .slice(0, count)
        .some((type, i) => i >= newer.length || isOtherParameter(type, newer[i], versions)),
    )
  );
}

/**
 * Whether code that suits a type in one version doesn't suit the type in the next.
 *
 * @param before TypeScript, as the reference has it
 * @param value what the code gives; where it isn't written out, it may have a type whose name has stayed
 */
export function isBroken(
  before: string,
  after: string,
  versions: readonly [PackageExports, PackageExports],
  value?: Value,
): boolean {
  const older = toShapes(parse(before), versions[0]);
  const newer = toShapes(parse(after), versions[1]);
  if (value && isFunction(value)) {
    return (
      (older.functions.length > 0 && areDisjoint(older, newer)) ||
      hasOtherParameters(older, newer, value.parameters.length, versions)
    );
  }
  const written = value && toWritten(value);
  return written
    ? takes(older, written) && !takes(newer, written)
    : areDisjoint(older, newer) && !(older.isNamed && newer.isNamed);
}

/**
 * Whether a named type is another thing in the next version: no value of it is one of the other.
 *
 * @param value what the code gives as the type, where it is written out: it may suit the next version already
 */
export function isOtherThing(
  name: string,
  versions: readonly [PackageExports, PackageExports],
  value?: ts.Expression,
): boolean {
  const [older, newer] = versions.map((version) => toShapes(parse(name), version));
  const written = value && toWritten(value);
  return !!older && !!newer && areDisjoint(older, newer) && !(written && takes(newer, written));
}
