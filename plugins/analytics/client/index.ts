import { isAllowed } from '../../consent/client';
import type { AnalyticsEvent } from '../types';

/** Tells an event; where nothing is counted, or the visitor does not want it, nothing happens. */
export function track({ name, ...parameters }: AnalyticsEvent): void {
  if (isAllowed()) {
    window.gtag('event', name, parameters);
  }
}
