import ts from 'typescript';
import { toPartText, type TypeTextContext } from './toTypeText';

/** The members as they were written, where the compiler still knows: with the names of unions in it. */
export function toMembers(type: ts.UnionType): ts.Type[] {
  const { origin } = type as ts.UnionType & { origin?: ts.Type };
  return origin?.isUnion() ? origin.types : type.types;
}

/** Plain values first, in the order of the source; functions after them, nothing last. */
function toRank(text: string, order: readonly string[]): number {
  if (text === 'null' || text === 'undefined') {
    return order.length + (text === 'null' ? 3 : 4);
  }
  if (text.includes('=>')) {
    return order.length + 2;
  }
  const place = order.indexOf(text);
  return place < 0 ? order.length + 1 : place;
}

/** Returns a union as text: `boolean` for its two values, functions in brackets. */
export function toUnionText(type: ts.UnionType, context: TypeTextContext): string {
  const inner = { ...context, depth: context.depth + 1 };
  const members = toMembers(type).flatMap((member) => {
    const opened =
      member.isUnion() && !member.aliasSymbol && !(member.flags & ts.TypeFlags.Boolean);
    return opened && !(member.flags & ts.TypeFlags.EnumLiteral) ? toMembers(member) : [member];
  });
  const texts = members.map((member) => toPartText(member, inner));
  const isBoolean = texts.includes('true') && texts.includes('false');
  const merged = isBoolean
    ? ['boolean', ...texts.filter((text) => text !== 'true' && text !== 'false')]
    : texts;
  const [single, ...others] = new Set(merged);
  if (single !== undefined && others.length === 0) {
    return single;
  }
  return [...new Set(merged)]
    .toSorted((one, other) => toRank(one, context.order) - toRank(other, context.order))
    .map((text) => (text.includes('=>') && !/^[\w.]+</.test(text) ? `(${text})` : text))
    .join(' | ');
}
