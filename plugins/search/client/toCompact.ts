import { stripAccents } from './stripAccents';

/** Returns a text as one run of lower-case letters and digits: `Column definition`, `columnDefinition` are the same. */
export const toCompact = (text: string): string =>
  stripAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
