import type { PageText } from './pageText';

/** Returns which headings of a page are out of order: a second one of the page, or one that skips a level. */
export function checkHeadings({ file, headings }: Pick<PageText, 'file' | 'headings'>): string[] {
  // The title of the front matter is the page's own heading, of the first level.
  let above = 1;
  return headings.flatMap(({ depth, text, line }) => {
    const place = `${file}:${line}: the heading "${text}"`;
    const marks = '#'.repeat(depth);
    const deepest = above + 1;
    above = depth;
    if (depth === 1) {
      return [
        `${place} would be the page's second of the first level; the first is its title. Write it with ##.`,
      ];
    }
    return depth > deepest
      ? [
          `${place} (${marks}) skips a level. Write it with ${'#'.repeat(deepest)}, or put a heading of that level above it.`,
        ]
      : [];
  });
}
