import siteConfig from '@generated/docusaurus.config';
import { readSite } from '../../../core/client/site';
import { toVersionPath } from '../../../core/pagePath';
import { saveVersion } from './saveVersion';
import { followUpdates, registerWorker } from './serviceWorker';
import { listCaches, readChoice, writeChoice } from './storage';

interface Connection {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/** Whether loading costs the user money or patience, as far as the browser knows. */
export function isMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return (
    connection?.saveData === true ||
    connection?.type === 'cellular' ||
    /2g|3g/.test(connection?.effectiveType ?? '')
  );
}

/** How many pages of a version are saved because they were read. */
const MAX_READ_PAGES = 50;

/** Adds the page that is read to what is to be saved. */
function addPage(base: string): void {
  const { products, pages } = readChoice(base);
  const read = new Set([location.pathname.slice(base.length), ...pages]);
  writeChoice(base, { products, pages: [...read].slice(0, MAX_READ_PAGES) });
}

const hasSaved = async (base: string) =>
  readChoice(base).products.length > 0 || (await listCaches(base)).length > 0;

let hasBegun = false;

/**
 * Registers the worker, follows its updates, and saves what is to be saved, in one tab at a time: this
 * version with the page that is read, and once per visit the other versions. On a metered connection
 * nothing is loaded unless the user asked for it.
 */
export async function saveInBackground(): Promise<void> {
  const isFirst = !hasBegun;
  hasBegun = true;
  const { baseUrl } = siteConfig;
  const site = readSite();
  try {
    const registration = await registerWorker(!isMetered());
    if (registration && isFirst) {
      followUpdates(registration);
    }
    if (!registration || isMetered()) {
      return;
    }
    addPage(baseUrl);
    await navigator.locks.request('offline', { ifAvailable: true }, async (lock) => {
      if (!lock) {
        return;
      }
      await saveVersion(baseUrl);
      for (const version of isFirst ? site.versions : []) {
        const base = toVersionPath(site, version);
        if (!version.host && base !== baseUrl && (await hasSaved(base))) {
          await saveVersion(base);
        }
      }
    });
  } catch {
    // No worker in this browser, no network, no room, or another build meanwhile: the next page tries again.
  }
}
