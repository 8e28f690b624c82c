import type { AdShape } from '../types';

/** Share of visits that get text alone. */
const inlineRatio = 0.2;

/**
 * Returns the shape of a visit's ads.
 *
 * @param random from 0 to below 1
 */
export function toShape(random: number): AdShape {
  return random < inlineRatio ? 'inline' : 'image';
}
