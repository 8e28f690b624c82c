import type { ClientModule } from '@docusaurus/types';
import { hasChosen } from './hasChosen';

/** Marks what the visitor's release lacks. Without a choice, nothing is loaded. */
const mark: ClientModule = {
  onRouteDidUpdate() {
    if (hasChosen()) {
      import(/* webpackChunkName: "your-version" */ './missing')
        .then(({ markMissing }) => markMissing())
        // It can't be loaded: the next page tries again.
        .catch(() => {});
    }
  },
};

export default mark;
