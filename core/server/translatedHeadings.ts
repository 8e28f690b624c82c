/** Headings of translated pages keep the anchors of the English ones: links then work in every language. */

/** A heading of a page. */
export interface HeadingAnchor {
  depth: number;
  /** What links lead to it by. */
  id: string;
  /** Whether its author wrote the id, which is then not made from its text. */
  hasOwnId: boolean;
}

const isLike = (a: readonly HeadingAnchor[], b: readonly HeadingAnchor[]) =>
  a.length === b.length && a.every(({ depth }, index) => depth === b[index]?.depth);

/**
 * Returns the anchor of each heading of a translated page: the one that its translator wrote, or else that
 * of the English heading in its place. Where the headings between two that were written differ in number
 * or depth, each keeps the anchor that is made from its text.
 */
export function matchHeadings(
  english: readonly HeadingAnchor[],
  translated: readonly HeadingAnchor[],
): string[] {
  const ids = english.map(({ id }) => id);
  const matched: string[] = [];
  let start = 0;
  let between: HeadingAnchor[] = [];
  const match = (end: number) => {
    const part = english.slice(start, end);
    const isSame = isLike(part, between);
    matched.push(
      ...between.map((heading, index) =>
        isSame && !heading.hasOwnId ? (part[index]?.id ?? heading.id) : heading.id,
      ),
    );
    between = [];
  };
  for (const heading of translated) {
    const place = heading.hasOwnId ? ids.indexOf(heading.id, start) : -1;
    if (place < 0) {
      between.push(heading);
    } else {
      match(place);
      matched.push(heading.id);
      start = place + 1;
    }
  }
  match(english.length);
  return matched;
}
