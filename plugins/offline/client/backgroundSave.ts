import siteConfig from '@generated/docusaurus.config';
import { readSite } from '../../../core/client/site';
import { toVersionPath } from '../../../core/pagePath';
import { listCaches } from './buildCaches';
import { readChoice, writeChoice } from './choice';
import { storeVersion } from './saveVersion';
import { followUpdates, registerWorker } from './serviceWorker';

interface Connection {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/** Whether what is loaded costs the visitor money or patience, as far as the browser tells. */
export function isMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return (
    connection?.saveData === true ||
    connection?.type === 'cellular' ||
    /2g|3g/.test(connection?.effectiveType ?? '')
  );
}

/** How many pages of a version are kept because they were read. */
const maximum = 50;

/**
 * Stores what is to be stored and is not, in one tab at a time: the page that is read, and all that
 * is new since.
 *
 * @param pathname path of the page that is read
 * @param isFirst whether other versions are looked at too
 */
export async function keepPages(pathname: string, isFirst: boolean): Promise<void> {
  const site = readSite();
  const { baseUrl } = siteConfig;
  const { products, pages } = readChoice(baseUrl);
  const page = pathname.slice(baseUrl.length);
  const read = [page, ...pages.filter((other) => other !== page)].slice(0, maximum);
  writeChoice(baseUrl, { products, pages: read });
  const others = site.versions
    .filter(({ host }) => !host)
    .map((version) => toVersionPath(site, version))
    .filter((base) => base !== baseUrl);
  await navigator.locks.request('offline', { ifAvailable: true }, async (lock) => {
    if (!lock) {
      return;
    }
    await storeVersion(baseUrl, readChoice(baseUrl));
    for (const base of isFirst ? others : []) {
      const isKept = readChoice(base).products.length > 0 || (await listCaches(base)).length > 0;
      if (isKept) {
        await storeVersion(base, readChoice(base));
      }
    }
  });
}

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
