import ts from 'typescript';

/** What the printing of a type passes on to the printing of its parts. */
export interface TypeTextContext {
  checker: ts.TypeChecker;
  /** How deep in the type the part is. */
  depth: number;
  /** Literals in the order of the source. */
  order: readonly string[];
  /** Whether the part is between angle brackets, where a name is better than its meaning. */
  isArgument?: boolean;
  /** Whether the part is a member of an intersection. */
  isJoined?: boolean;
  /** Prints a part of the type. */
  print(part: ts.Type, context: TypeTextContext): string;
}

/** Inside of another type, where types keep their names. */
export const toNested = (context: TypeTextContext): TypeTextContext => ({
  ...context,
  depth: Math.max(1, context.depth),
});

export const isUndefined = (type: ts.Type) => (type.flags & ts.TypeFlags.Undefined) !== 0;

/** Returns the members as they were written, with the names of unions, if the compiler still knows. */
export function toMembers(type: ts.UnionType): ts.Type[] {
  const { origin } = type as ts.UnionType & { origin?: ts.Type };
  return origin?.isUnion() ? origin.types : type.types;
}

/** Returns an optional type as text, without the `undefined` that the compiler adds to it. */
export function toOptionalText(type: ts.Type, context: TypeTextContext): string {
  if (!type.isUnion() || !type.types.some(isUndefined)) {
    return context.print(type, context);
  }
  const [single, ...others] = toMembers(type).filter((item) => !isUndefined(item));
  if (single && others.length === 0) {
    return context.print(single, context);
  }
  return type.types.some((item) => item.flags & ts.TypeFlags.Null)
    ? context.print(type, context).replace(/ \| undefined$/, '')
    : context.print(context.checker.getNonNullableType(type), context);
}
