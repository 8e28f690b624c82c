import type { ClientModule } from '@docusaurus/types';
import { isFramed } from '../../../core/client/isFramed';
import { refusesTracking } from '../../../core/client/site';
import { readShown, watchShown } from '../../preferences/client';

/** Shows the bar while there is no answer, also after the visitor has reset all settings. */
function ask(): void {
  if (readShown('consent') === 'unset') {
    import(/* webpackChunkName: "consent" */ '@theme/ConsentBar').then(
      ({ showConsentBar }) => showConsentBar(),
      // Not asked is not allowed.
      () => {},
    );
  }
}

/** Asks once the page has hydrated, unless the browser refuses tracking for its visitor. */
const askConsent: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    if (!previousLocation && !isFramed() && !refusesTracking()) {
      ask();
      watchShown(['consent'])(ask);
    }
  },
};

export default askConsent;
