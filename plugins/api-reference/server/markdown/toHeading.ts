import type { Heading } from 'mdast';

/** Makes a heading of a text. */
export function toHeading(depth: Heading['depth'], value: string): Heading {
  return { type: 'heading', depth, children: [{ type: 'text', value }] };
}
