import { toCanonicalPath, toProductIdentity } from '../../../core/pagePath';
import { isAllowed } from '../../consent/client';
import { track } from '.';

/** How long a title must be the same, and how long is waited for that at the most, in ms. */
const rest = 300;
const patience = 3000;
const step = 50;

/**
 * Calls back with the title of the page once it rests: while a page comes alive, and for a moment
 * after a page change, the document has another one.
 *
 * @returns calls it off
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
  /** Notes that a page is open, and tells it once its title is known. */
  open(path: string, titleBefore?: string): void;
  /** Tells the open page, if that could not be told before. */
  tell(): void;
}

/** Tells each page that is opened once: not a change of its hash or query. */
export function createPageViews(): PageViews {
  let page: string | undefined;
  let isTold = true;
  let stopWaiting = () => {};

  function send(title: string): void {
    stopWaiting();
    if (page !== undefined && !isTold && isAllowed()) {
      isTold = true;
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

  function tell(): void {
    stopWaiting();
    stopWaiting = whenTitleRests(send);
  }

  // A visitor who leaves before the title rests was there all the same.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      send(document.title);
    }
  });

  return {
    tell,
    open(path, titleBefore = document.title) {
      const next = toCanonicalPath(path);
      if (next !== page) {
        send(titleBefore);
        page = next;
        isTold = false;
        tell();
      }
    },
  };
}
