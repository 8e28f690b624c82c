import type { Entry } from './findEntry';

/** Returns a file's text with another entry after one that it has; a formatter lays it out. */
export function addEntry(source: string, { end }: Entry, text: string): string {
  return `${source.slice(0, end)},\n${text}${source.slice(end)}`;
}
