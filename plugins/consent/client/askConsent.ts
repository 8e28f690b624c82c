import type { ClientModule } from '@docusaurus/types';
import { readShown, watchShown } from '../../preferences/client';
import { refusesTracking } from '../../../core/client/site';

/** Shows the bar while there is no answer: it comes back when the visitor resets all settings. */
function ask(): void {
  if (readShown('consent') === 'unset') {
    import(/* webpackChunkName: "consent" */ '../theme/ConsentBar').then(
      ({ showConsentBar }) => showConsentBar(),
      // Who is not asked has not agreed.
      () => {},
    );
  }
}

/** Begins once the page is alive. A browser that refuses has answered for its visitor. */
const askConsent: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    if (!previousLocation && !refusesTracking()) {
      ask();
      watchShown(['consent'])(ask);
    }
  },
};

export default askConsent;
