import { transform } from 'lightningcss';
import type { Site } from '../../../core/types';

/** Returns what is wrong with the selector of what a provider's script draws: a browser would throw. */
export function checkPlacement({ ads }: Pick<Site, 'ads'>): string[] {
  if (!ads || ads.kind !== 'script') {
    return [];
  }
  try {
    transform({ filename: 'site.css', code: Buffer.from(`${ads.placement} { color: red }`) });
    return [];
  } catch (error) {
    return [
      `site.ts: "ads.placement" must be a CSS selector such as #provider-ad; given: ${JSON.stringify(ads.placement)} (${(error as Error).message}).`,
    ];
  }
}
