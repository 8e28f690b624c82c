import { readSite } from '../../../core/client/site';
import { toCanonicalPath, toProductIdentity } from '../../../core/productIdentity';
import { isAllowed } from '../../preferences/client';
import { track } from '.';

/** How long a title must stay the same, the longest wait for that, and the time between looks, in ms. */
const rest = 300;
const patience = 3000;
const step = 50;

/**
 * Calls back with the page's title once it stays the same: during hydration, and for a moment after a
 * page change, the document has another one.
 *
 * @returns a function that cancels it
 */
export function whenTitleRests(callback: (title: string) => void): () => void {
  let { title } = document;
  let rested = 0;
  let waited = 0;
  const timer = setInterval(() => {
    waited += step;
    rested = document.title === title ? rested + step : 0;
    title = document.title;
    if (rested >= rest || waited >= patience) {
      clearInterval(timer);
      callback(title);
    }
  }, step);
  return () => clearInterval(timer);
}

interface PageViews {
  /**
   * Tracks a page once its title is known; a page that is open already is not tracked again.
   *
   * @param titleBefore title of the page before, which may not have been tracked yet
   */
  open(path: string, titleBefore?: string): void;
  /** Tracks the current page, unless that is done. */
  track(): void;
}

/** Tracks each page once, not each change of its hash or query. */
export function createPageViews(): PageViews {
  let page: string | undefined;
  let isTracked = true;
  let stopWaiting = () => {};

  function send(title: string): void {
    stopWaiting();
    if (page !== undefined && !isTracked && isAllowed()) {
      isTracked = true;
      const { id, category } = toProductIdentity(page);
      track({
        name: 'page_view',
        page_title: title,
        page_location: page,
        productId: String(id),
        productCategoryId: String(category),
      });
    }
  }

  function sendLater(): void {
    stopWaiting();
    stopWaiting = whenTitleRests(send);
  }

  // Visitors may leave before the title is settled.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      send(document.title);
    }
  });

  return {
    track: sendLater,
    open(path, titleBefore = document.title) {
      const next = toCanonicalPath(path, readSite().languages);
      if (next !== page) {
        send(titleBefore);
        // For every event: by default Google's script reads the whole address, with what was typed in it.
        window.gtag?.('set', {
          page_location: next,
          page_referrer: page ?? document.referrer.replace(/[?#].*/, ''),
        });
        page = next;
        isTracked = false;
        sendLater();
      }
    },
  };
}
