import type { ClientModule } from '@docusaurus/types';
import { readSite } from '../../../core/client/site';
import { toOfflineHosts } from '../../../core/pagePath';

/** How long a page is left alone before anything is saved, in ms. */
const REST = 4000;

/** Saves what is read, on hosts that offer it; the code is loaded when the page is at rest. */
const offer: ClientModule = {
  onRouteDidUpdate() {
    if (toOfflineHosts(readSite()).includes(location.hostname)) {
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
