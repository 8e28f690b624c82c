import { translate } from '@docusaurus/Translate';
import type { Site } from '../../../core/types';

/** Says in a sentence what a visitor is asked for: what the site is set up to do, and no more. */
export function describePurpose({ analytics, ads }: Site): string {
  if (!ads && analytics) {
    return translate({
      id: 'site.consent.analytics',
      message: 'May this site count visits with Google Analytics?',
    });
  }
  if (ads && !analytics) {
    return translate({
      id: 'site.consent.ads',
      message: 'May this site load ads from another company?',
    });
  }
  return translate({
    id: 'site.consent.both',
    message: 'May this site count visits with Google Analytics and load ads from another company?',
  });
}
