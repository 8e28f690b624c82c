import type { Site, Version } from '../../../shared/types';
import { findFreeHue } from './findFreeHue';

/** Returns what `site.ts` says of a version that is frozen from the current one. */
export function toFrozenVersion(name: string, { versions }: Site): Version {
  return {
    name,
    label: name,
    hue: findFreeHue(versions.map(({ hue }) => hue)),
    products: versions[0]?.products ?? [],
  };
}
