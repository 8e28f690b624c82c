import type { ClientModule } from '@docusaurus/types';
import { isFramed } from '../../../core/client/isFramed';
import { isAllowed, whenAllowed } from '../../preferences/client';
import type { Visit } from './visit';

let visit: Promise<Visit | undefined> | undefined;
let path: string;

/** Loads analytics and tracks the current page. */
function begin(): void {
  const first = path;
  visit = import(/* webpackChunkName: "analytics" */ './visit').then(
    ({ createVisit }) => {
      if (!isAllowed()) {
        // Withdrawn in the meantime.
        whenAllowed(begin);
        return undefined;
      }
      const created = createVisit();
      created.openPage(first);
      return created;
    },
    // Blocked or offline: nothing is tracked.
    () => undefined,
  );
}

/** Tracks pages once the first one has hydrated and the visitor allows it. */
const beginVisit: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (isFramed()) {
      return;
    }
    path = location.pathname;
    if (!previousLocation) {
      whenAllowed(begin);
      return;
    }
    const opened = path;
    // Still the title of the page before: the new one comes later.
    const { title } = document;
    void visit?.then((begun) => begun?.openPage(opened, title));
  },
};

export default beginVisit;
