import type { IndexedPage } from '../../search/client';

/** Returns a section with those in it; nothing where the text has no such heading. */
function findSection(markdown: string, heading: string): string | undefined {
  const lines = markdown.split('\n');
  const toPlain = (text: string) => text.replaceAll(/[`*_\\]/g, '').trim();
  let isCode = false;
  const headings = lines.flatMap((line, at) => {
    isCode = line.startsWith('```') ? !isCode : isCode;
    const [, marks = '', text = ''] = (!isCode && /^(#{2,6}) (.*)/.exec(line)) || [];
    return marks ? { at, depth: marks.length, text: toPlain(text) } : [];
  });
  const start = headings.find(({ text }) => text === toPlain(heading));
  const end = start && headings.find(({ at, depth }) => at > start.at && depth <= start.depth);
  return start && lines.slice(start.at, end?.at).join('\n');
}

/** Returns the rows of an API page that are about a prop, a slot or a class, each under its heading. */
export function findMember(markdown: string, name: string): string | undefined {
  const isRow = (line: string) =>
    line
      .split(' | ')
      .some((cell) => [`\`${name}\``, `\`.${name}\``].includes(cell.replaceAll(/^\| | \|$/g, '')));
  const parts = markdown.split(/^(?=## )/m).flatMap((part) => {
    const lines = part.split('\n').filter((line) => line.startsWith('|'));
    const rows = lines.filter(isRow);
    return rows.length > 0 ? [part.split('\n')[0], '', ...lines.slice(0, 2), ...rows, ''] : [];
  });
  return parts.length > 0 ? parts.join('\n') : undefined;
}

/** Returns what an anchor leads to on a page: a section, or the row of a prop, a slot or a class. */
export function findPlace(markdown: string, { entries }: IndexedPage, anchor: string) {
  const entry = entries.find((item) => anchor !== '' && item.anchor === anchor);
  const isSection = entry?.kind === 'section' || entry?.kind === 'mention';
  return (
    entry && (isSection ? findSection(markdown, entry.label) : findMember(markdown, entry.text))
  );
}
