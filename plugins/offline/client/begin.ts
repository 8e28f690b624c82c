import { followUpdates } from './followUpdates';
import { isMetered } from './isMetered';
import { keepPages } from './keepPages';
import { registerWorker } from './registerWorker';

let hasBegun = false;

/**
 * Registers the worker, follows its updates, and stores what is to be stored, the page that is read
 * with it. On a metered connection nothing is loaded unless the visitor asked for it.
 */
export async function begin(): Promise<void> {
  const isFirst = !hasBegun;
  hasBegun = true;
  try {
    const registration = await registerWorker(!isMetered());
    if (registration && isFirst) {
      followUpdates(registration);
    }
    if (registration && !isMetered()) {
      await keepPages(location.pathname, isFirst);
    }
  } catch {
    // No worker in this browser, no network, no room, or another build meanwhile: the next page tries again.
  }
}
