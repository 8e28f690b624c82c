import type ts from 'typescript';
import type { Conversion } from './conversion';
import { skipTrivia } from './skipTrivia';

/** Removes items of a list with the commas behind them. */
export function removeListItems(
  { file, text, edits }: Conversion,
  items: readonly ts.Node[],
): void {
  for (const item of items) {
    edits.remove(item.getStart(file), item.end);
    const comma = skipTrivia(text, item.end);
    if (text.charAt(comma) === ',') {
      edits.remove(comma, comma + 1);
    }
  }
}
