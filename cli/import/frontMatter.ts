import { load } from 'js-yaml';

/** Reads the front matter of a page and returns its lines of text after `offset` lines; other keys are dropped. */
export function parseFrontMatter(source: string): {
  fields: Partial<Record<'title' | 'description' | 'components', string>>;
  lines: string[];
  offset: number;
} {
  const lines = source.replaceAll('\r\n', '\n').split('\n');
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  if (end < 0) {
    return { fields: {}, lines, offset: 0 };
  }
  const given = (load(lines.slice(1, end).join('\n')) ?? {}) as Record<string, unknown>;
  const names = ['title', 'description', 'components'] as const;
  return {
    fields: Object.fromEntries(
      names.flatMap((name) => (given[name] === undefined ? [] : [[name, String(given[name])]])),
    ),
    lines: lines.slice(end + 1),
    offset: end + 1,
  };
}
