import ts from 'typescript';
import type { Conversion } from './conversion';

/** Inserts a line of code at a place, behind the comments that end its line. */
export function insertAfter({ text, edits }: Conversion, position: number, code: string): void {
  const end = ts.getTrailingCommentRanges(text, position)?.at(-1)?.end ?? position;
  edits.insert(end, `\n${code}`);
}
