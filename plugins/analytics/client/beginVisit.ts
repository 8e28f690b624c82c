import type { ClientModule } from '@docusaurus/types';
import { whenAllowed } from '../../consent/client';
import type { Visit } from './visit';

let visit: Promise<Visit | undefined> | undefined;
let path: string;

/** Loads what counts, and tells it the page that is open. */
function begin(): void {
  const first = path;
  visit = import(/* webpackChunkName: "analytics" */ './visit').then(
    ({ createVisit }) => {
      const created = createVisit();
      created.openPage(first);
      return created;
    },
    // Blocked, or no network: then nobody counts.
    () => undefined,
  );
}

/** Once the page is alive and the visitor allows it; then on every change of the page. */
const beginVisit: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    path = location.pathname;
    if (!previousLocation) {
      whenAllowed(begin);
      return;
    }
    const opened = path;
    // The title follows later: this is still the one of the page before.
    const { title } = document;
    void visit?.then((begun) => begun?.openPage(opened, title));
  },
};

export default beginVisit;
