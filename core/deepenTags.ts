interface TagGrammar {
  pattern: RegExp;
  inside: { script: { pattern: RegExp } };
}

/** What stands in braces as Prism has it, three pairs deep at the most, and six. */
const shallow = '\\{[^{}]*\\}';
const deep = '\\{(?:\\{(?:\\{(?:\\{[^{}]*\\}|[^{}])*\\}|[^{}])*\\}|[^{}])*\\}';

/**
 * Lets Prism know tags whose attributes hold objects in objects, such as the `initialState` of a
 * grid: with more than three pairs of braces it takes the whole tag for plain text.
 *
 * @param languages Prism's own; changed in place
 */
export function deepenTags(languages: object): void {
  const { jsx, tsx } = languages as Record<'jsx' | 'tsx', { tag: TagGrammar }>;
  for (const { tag } of [jsx, tsx]) {
    for (const grammar of [tag, tag.inside.script]) {
      const { source, flags } = grammar.pattern;
      grammar.pattern = new RegExp(
        source.replaceAll(shallow, () => deep),
        flags,
      );
    }
  }
}
