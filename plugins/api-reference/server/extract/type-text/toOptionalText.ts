import ts from 'typescript';
import { toMembers } from './toUnionText';
import { toPartText, type TypeTextContext } from './toTypeText';

/** Returns the type of what may be left out, without the `undefined` that the compiler adds to it. */
export function toOptionalText(type: ts.Type, context: TypeTextContext): string {
  const { checker } = context;
  if (!type.isUnion() || type.types.every((item) => !(item.flags & ts.TypeFlags.Undefined))) {
    return toPartText(type, context);
  }
  const [single, ...others] = toMembers(type).filter(
    (item) => !(item.flags & ts.TypeFlags.Undefined),
  );
  if (single && others.length === 0) {
    return toPartText(single, context);
  }
  const isNullable = type.types.some((item) => item.flags & ts.TypeFlags.Null);
  return isNullable
    ? toPartText(type, context).replace(/ \| undefined$/, '')
    : toPartText(checker.getNonNullableType(type), context);
}
