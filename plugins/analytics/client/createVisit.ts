import { watchAllowed } from '../../consent/client';
import { readSite } from '../../../core/client/site';
import { createPageViews } from './createPageViews';
import { createProperties } from './createProperties';
import { loadGoogleScript } from './loadGoogleScript';
import { tellClicks } from './tellClicks';

/** Share of page loads whose web vitals are told, where `site.ts` does not say. */
const defaultVitalsRatio = 0.0001;

/** The visit that is counted. */
export interface Visit {
  /**
   * Notes that a page is open; one that is open already is not told again.
   *
   * @param path of the page
   * @param titleBefore title of the page before, whose own may not have been told yet
   */
  openPage(path: string, titleBefore?: string): void;
}

/**
 * Begins to count a visit that the visitor allows. When they change their mind nothing is sent any
 * more, not by Google's script either, until they allow it again.
 *
 * @param random returns a number from 0 to 1
 */
export function createVisit(random: () => number = Math.random): Visit {
  const { measurementId = '', webVitalsRatio = defaultVitalsRatio } = readSite().analytics ?? {};
  const pages = createPageViews();
  const properties = createProperties();
  loadGoogleScript();
  tellClicks(random);
  watchAllowed((allowed) => {
    window[`ga-disable-${measurementId}`] = !allowed;
    if (allowed) {
      properties.tell();
      pages.tell();
    }
  });
  if (random() < webVitalsRatio) {
    import(/* webpackChunkName: "web-vitals" */ './tellVitals').then(
      ({ tellVitals }) => tellVitals(),
      // Blocked, or no network.
      () => {},
    );
  }
  return { openPage: pages.open };
}
