import type { ClientModule } from '@docusaurus/types';
import { readSite } from '../../../core/client/site';
import { toOfflineHosts } from '../../../core/pagePath';

/** How long a page is left alone before anything is stored, in ms. */
const rest = 4000;

/** Keeps what is read, on the hosts where that is offered; its code comes when the page is at rest. */
const offer: ClientModule = {
  onRouteDidUpdate() {
    if (toOfflineHosts(readSite()).includes(location.hostname)) {
      setTimeout(
        () =>
          import(/* webpackChunkName: "offline" */ './backgroundSave').then(({ begin }) => begin()),
        rest,
      );
    }
  },
};

export default offer;
