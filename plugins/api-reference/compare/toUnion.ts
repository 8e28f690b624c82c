/** A type in canonical spelling. */
export interface ParsedType {
  /** Of a union; one for any other type. */
  members: string[];
  /** Whether it can stand before `[]` without parentheses. */
  simple: boolean;
}

/** Joins types into a union in one order: of each member one, and `boolean` for both of its values. */
export function toUnion(members: readonly string[], simple: boolean): ParsedType {
  const unique = [...new Set(members)];
  const isBoolean = unique.includes('true') && unique.includes('false');
  const sorted = isBoolean
    ? [...unique.filter((member) => member !== 'true' && member !== 'false'), 'boolean']
    : unique;
  return { members: sorted.sort(), simple: simple && sorted.length === 1 };
}
