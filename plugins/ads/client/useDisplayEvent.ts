import { useEffect } from 'react';
import { track } from '../../analytics/client';
import { useSite } from '../../../core/client/site';

/** Share of shown ads that are told, where the owner sets no other. */
const defaultRatio = 0.1;

/** How long an ad must have been there to count as shown, in ms. */
const delay = 2500;

/** Tells that an ad is shown, for some of them, when it stays. */
export function useDisplayEvent(eventLabel: string): void {
  const ratio = useSite().site.analytics?.adDisplayRatio ?? defaultRatio;
  useEffect(() => {
    const timer = setTimeout(() => {
      if (Math.random() < ratio) {
        track({ name: 'ad', eventAction: 'display', eventLabel });
      }
    }, delay);
    return () => clearTimeout(timer);
  }, [eventLabel, ratio]);
}
