import type { ClientModule } from '@docusaurus/types';
import { followChoice, readChoice } from './choice';

let isFollowing = false;
let hasMarks = false;

/** Marks what the visitor's release lacks; who said nothing of one loads nothing. */
function update(): void {
  if (hasMarks || Object.keys(readChoice()).length > 0) {
    import(/* webpackChunkName: "your-version" */ './missing')
      .then(({ markMissing }) => {
        hasMarks = true;
        return markMissing(location.pathname);
      })
      .catch(
        // It can't be loaded: the next page tries again.
        () => {},
      );
  }
}

const mark: ClientModule = {
  onRouteDidUpdate() {
    if (!isFollowing) {
      isFollowing = true;
      followChoice(update);
    }
    update();
  },
};

export default mark;
