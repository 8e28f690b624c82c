import { findEntry } from './findEntry';

/** Returns a file's text without the entry of a version, or as it is when it has none. */
export function removeEntry(source: string, name: string): string {
  const entry = findEntry(source, name);
  return entry
    ? source.slice(0, entry.start) + source.slice(entry.end).replace(/^\s*,?\s*/, '')
    : source;
}
