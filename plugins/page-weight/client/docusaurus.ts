/** Replaces `window.docusaurus`: pages load when a visitor is about to open them, not when a link is in view. */
import { loadOnce } from '../../../core/client/loadOnce';
import preload from './preload';

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

const preloadOnce = loadOnce(preload);

/** Whether the visitor has a slow connection, or asks to save data. */
function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

/** What Docusaurus's links call, with their addresses. */
export default {
  prefetch(): void {},
  preload(address: string): void {
    if (!isSlowConnection()) {
      // The visit itself reports what fails.
      preloadOnce(address.replace(/[?#].*$/s, '')).catch(() => {});
    }
  },
};
