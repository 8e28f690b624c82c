import type { PhrasingContent } from 'mdast';

/** Makes a sentence of words and of what stands between them: code, links. */
export function toPhrasing(...parts: (string | PhrasingContent)[]): PhrasingContent[] {
  return parts.map((part) => (typeof part === 'string' ? { type: 'text', value: part } : part));
}
