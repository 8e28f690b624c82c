import { escapeHtml } from '../../../core/server/html';
import type { TypedName } from './typedNames';

/** The attribute of a name with what is shown when it is hovered. The block's styles read it. */
const toAttribute = ({ text }: TypedName) => ` data-type="${escapeHtml(text)}"`;

/** Marks the names in a piece of text that has no tags, and begins at a place in the code. */
function markNames(piece: string, begin: number, names: readonly TypedName[]): string {
  let at = 0;
  const parts = names.flatMap((name) => {
    const [start, end] = [name.start - begin, name.end - begin];
    const before = piece.slice(at, start);
    at = end;
    return [before, `<span${toAttribute(name)}>`, piece.slice(start, end), '</span>'];
  });
  return [...parts, piece.slice(at)].join('');
}

/**
 * Adds the types of names to highlighted code, in attributes: neither what is on the page nor what is copied
 * from it changes.
 *
 * @param html what `highlight` returns
 * @param names in their order; one whose text is in several elements is left out
 */
export function showTypes(html: string, names: readonly TypedName[]): string {
  const parts = html.match(/<[^>]*>|&[^;]*;|[^<&]+/g) ?? [];
  const opens = (part = '') => part.startsWith('<span');
  let at = 0;
  let whole: TypedName | undefined;
  return parts
    .map((part, index) => {
      if (part.startsWith('<')) {
        const end = at + (parts[index + 1]?.length ?? 0);
        // The element of a token that is a name gets the attribute itself.
        whole =
          opens(part) && parts[index + 2] === '</span>'
            ? names.find((name) => name.start === at && name.end === end)
            : undefined;
        return whole ? `${part.slice(0, -1)}${toAttribute(whole)}>` : part;
      }
      const begin = at;
      at += part.startsWith('&') ? 1 : part.length;
      const inside = names.filter((name) => name.start >= begin && name.end <= at);
      return whole ? part : markNames(part, begin, inside);
    })
    .join('');
}
