import { isAllowed } from '../../preferences/client';
import type { AnalyticsEvent } from '../types';

/** Tracks an event, if the site has analytics and the visitor allows it. */
export function track({ name, ...parameters }: AnalyticsEvent): void {
  if (isAllowed()) {
    window.gtag?.('event', name, parameters);
  }
}
