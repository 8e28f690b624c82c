interface TagGrammar {
  pattern: RegExp;
  inside: { script: { pattern: RegExp } };
}

/** The part of Prism's patterns for braces, which nest three deep, and its replacement for six deep. */
const shallow = '\\{[^{}]*\\}';
const deep = '\\{(?:\\{(?:\\{(?:\\{[^{}]*\\}|[^{}])*\\}|[^{}])*\\}|[^{}])*\\}';

/**
 * Lets Prism highlight tags whose attributes hold nested objects, such as the `initialState` of a grid:
 * with braces nested more than three deep it would take the whole tag for plain text.
 *
 * @param languages Prism's languages; changed in place
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
