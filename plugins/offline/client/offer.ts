import type { ClientModule } from '@docusaurus/types';
import { readSite } from '../../shared/client/readSite';
import { toOfflineHosts } from '../../shared/toOfflineHosts';

/** How long a page is left alone before anything is stored, in ms. */
const rest = 4000;

let timer: number;

/** Keeps what was read, on the hosts where that is offered; its code comes when the page is at rest. */
const offer: ClientModule = {
  onRouteDidUpdate({ location: { pathname } }) {
    if (toOfflineHosts(readSite()).includes(location.hostname) && 'serviceWorker' in navigator) {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        import(/* webpackChunkName: "offline" */ './begin').then(
          ({ begin }) => begin(pathname),
          // Without network there is nothing to store.
          () => {},
        );
      }, rest);
    }
  },
};

export default offer;
