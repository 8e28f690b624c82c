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
