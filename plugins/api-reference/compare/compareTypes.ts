import { TypeParser } from './TypeParser';

/** The same without what is but spelling, for what the parser does not know. */
function toPlainSpelling(text: string): string {
  return text.replaceAll('"', "'").replace(/\s+/g, ' ').trim();
}

function parse(text: string): string[] {
  try {
    return new TypeParser(text).parse();
  } catch {
    return [toPlainSpelling(text)];
  }
}

/**
 * Returns the members of a union in one spelling and order, so that equal types have equal members: a
 * type that is no union is its own only member. Names of parameters, quotes, spaces, `React.` and the
 * `undefined` of what is optional do not count.
 */
export function toTypeMembers(text: string): string[] {
  const members = parse(text);
  const defined = members.filter((member) => member !== 'undefined');
  return defined.length > 0 ? defined : members;
}

/** Whether all values of a member are among the others: itself, or a literal of a type that is. */
function isCovered(member: string, others: ReadonlySet<string>): boolean {
  return (
    others.has(member) ||
    (member.startsWith("'") && others.has('string')) ||
    (/^-?\d/.test(member) && others.has('number')) ||
    (/^(?:true|false)$/.test(member) && others.has('boolean'))
  );
}

const contains = (all: readonly string[], some: readonly string[]) =>
  some.every((member) => isCovered(member, new Set(all)));

/** React 19 calls every ref what earlier ones called those that cannot be written. */
const toMembers = (type: string) => toTypeMembers(type.replaceAll('MutableRefObject', 'RefObject'));

/**
 * Says whether two types differ in more than spelling, and how: `widened` allows all that was allowed,
 * `narrowed` no more than that.
 *
 * @returns `same`; `null` when they differ and neither contains the other
 */
export function compareTypes(from: string, to: string): 'same' | 'widened' | 'narrowed' | null {
  const [before, after] = [toMembers(from), toMembers(to)];
  const [grew, shrank] = [contains(after, before), contains(before, after)];
  if (grew && shrank) {
    return 'same';
  }
  return grew ? 'widened' : shrank ? 'narrowed' : null;
}
