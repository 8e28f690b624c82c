import type { ClientModule } from '@docusaurus/types';
import { readSite } from '../../../core/client/site';
import { toOfflineHosts } from '../../../core/pagePath';

/** How long a page is left alone before anything is saved, in ms. */
const REST = 4000;

const isOfflineHost = (hostname: string) => toOfflineHosts(readSite()).includes(hostname);

/** Returns whether users can save pages on a host: those of the site, and their own machine for a trial. */
export function canSaveOn(hostname: string): boolean {
  const isTrial = hostname === 'localhost' && process.env.NODE_ENV !== 'development';
  return isOfflineHost(hostname) || (isTrial && toOfflineHosts(readSite()).length > 0);
}

/** On a trial, nothing is saved unasked; what was saved is kept up to date. */
const savesUnasked = (hostname: string) =>
  isOfflineHost(hostname) ||
  (canSaveOn(hostname) &&
    'serviceWorker' in navigator &&
    Boolean(navigator.serviceWorker.controller));

/** Saves what is read, on hosts that offer it; the code is loaded when the page is at rest. */
const offer: ClientModule = {
  onRouteDidUpdate() {
    if (savesUnasked(location.hostname)) {
      setTimeout(() => {
        import(/* webpackChunkName: "offline" */ './background').then(
          ({ saveInBackground }) => saveInBackground(),
          // It can't be loaded: the next page tries again.
          () => {},
        );
      }, REST);
    }
  },
};

export default offer;
