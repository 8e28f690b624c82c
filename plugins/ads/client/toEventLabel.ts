import type { AdShape } from '../types';

/** Where on a page the slot is. */
const placement = 'body-top';

/**
 * Returns what the events of an ad are called: `in-house-body-top-image`.
 *
 * @param kind where it comes from
 */
export function toEventLabel(kind: string, shape: AdShape): string {
  return `${kind}-${placement}-${shape}`;
}
