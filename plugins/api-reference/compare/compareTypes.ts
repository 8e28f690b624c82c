import { parseType } from './parseType';

/**
 * Returns the members of a union in one spelling and order, so that equal types have equal members.
 * Names of parameters, quotes, spaces, `React.` and the `undefined` of an optional type don't count.
 */
export function toTypeMembers(text: string): string[] {
  try {
    const members = parseType(text);
    const defined = members.filter((member) => member !== 'undefined');
    return defined.length > 0 ? defined : members;
  } catch {
    return [text.replaceAll('"', "'").replace(/\s+/g, ' ').trim()];
  }
}

/** Whether all values of a member are among the others: the same member, or the type of a literal. */
function isCovered(member: string, others: ReadonlySet<string>): boolean {
  return (
    others.has(member) ||
    (member.startsWith("'") && others.has('string')) ||
    (/^-?\d/.test(member) && others.has('number')) ||
    (/^(?:true|false)$/.test(member) && others.has('boolean'))
  );
}

function contains(all: readonly string[], some: readonly string[]): boolean {
  const others = new Set(all);
  return some.every((member) => isCovered(member, others));
}

/** React 19 names every ref object what earlier versions named a read-only one. */
const toMembers = (type: string) => toTypeMembers(type.replaceAll('MutableRefObject', 'RefObject'));

/**
 * Compares two types by more than their spelling. A `widened` type still allows everything that was
 * allowed; a `narrowed` one allows nothing new.
 *
 * @returns `null` when they differ and neither contains the other
 */
export function compareTypes(from: string, to: string): 'same' | 'widened' | 'narrowed' | null {
  if (from === to) {
    return 'same';
  }
  const [before, after] = [toMembers(from), toMembers(to)];
  const [grew, shrank] = [contains(after, before), contains(before, after)];
  return grew && shrank ? 'same' : grew ? 'widened' : shrank ? 'narrowed' : null;
}
