import siteConfig from '@generated/docusaurus.config';
import { readSite } from '../../../core/client/site';
import { toVersionPath } from '../../../core/pagePath';
import { listFiles, type OfflineManifest } from '../types';
import { listCaches, loadManifest } from './builds';
import { followUpdates } from './followUpdates';
import { followChannel, runInBackground } from './runs';
import { saveVersion } from './saveVersion';
import { findRegistration, registerWorker } from './serviceWorker';
import { mayAttempt, readAttempt, readChoice, writeAttempt, writeChoice } from './storage';

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

/** Adds a page to what is to be saved. */
function addPage(base: string, page: string): void {
  const { products, pages } = readChoice(base);
  const read = [...new Set([page, ...pages])].slice(0, MAX_READ_PAGES);
  writeChoice(base, { products, pages: read });
}

/** Brings the other versions of which something is to be saved up to date, once an hour. */
async function saveOthers(own: string): Promise<void> {
  const site = readSite();
  const bases = site.versions
    .filter((version) => !version.host)
    .map((version) => toVersionPath(site, version))
    .filter((base) => base !== own && !readAttempt(base));
  for (const base of bases) {
    if (readChoice(base).products.length > 0 || (await listCaches(base)).length > 0) {
      await runInBackground(base, (signal) => saveVersion(base, { signal }));
    }
  }
}

/** What the visit knows of this page's version: nothing is looked up again while the user reads on. */
interface Visit {
  /** What the version needs; absent when it failed to load. */
  manifest?: OfflineManifest;
  /** Paths of files that are saved; absent until all are that were wanted. */
  saved?: ReadonlySet<string>;
}

/** Registers the worker and follows its updates; returns nothing when nothing is to be saved. */
async function begin(base: string): Promise<Visit | undefined> {
  // The kill switch may speak while the worker is being asked.
  followChannel();
  const found = await findRegistration();
  const isWelcome = !isMetered() && mayAttempt(base);
  if (!found && !isWelcome) {
    return undefined;
  }
  const loading = loadManifest(base).catch(() => undefined);
  const registration = found ?? (await registerWorker());
  if (registration) {
    followUpdates(registration, base, loading);
  } else {
    // The kill switch: it is asked again in an hour.
    writeAttempt(base, 'failed');
  }
  return registration && isWelcome ? { manifest: await loading } : undefined;
}

async function savePage(base: string, page: string, visit: Visit): Promise<void> {
  const { manifest } = visit;
  const isSavable = !manifest || Object.hasOwn(manifest.pages, page);
  if (visit.saved && (!isSavable || visit.saved.has(page))) {
    return;
  }
  if (isSavable) {
    addPage(base, page);
  }
  const saved = await runInBackground(base, (signal) => saveVersion(base, { signal, manifest }));
  if (saved) {
    visit.manifest = saved;
    visit.saved = new Set(listFiles(saved, readChoice(base)).map(([file]) => file));
  }
}

let visiting: Promise<Visit | undefined> | undefined;
let queue = Promise.resolve();

/** Saves this version with the page that is read, and once per visit the other versions, one after the other. */
export function saveInBackground(): Promise<void> {
  const { baseUrl } = siteConfig;
  const page = location.pathname.slice(baseUrl.length).replace(/\/$/, '');
  const isFirst = !visiting;
  visiting ??= begin(baseUrl);
  const run = async () => {
    const visit = await visiting;
    if (visit && !isMetered()) {
      await savePage(baseUrl, page, visit);
      if (isFirst) {
        await saveOthers(baseUrl);
      }
    }
  };
  // Browsers can refuse workers, caches and locks.
  queue = queue.then(run).catch(() => {});
  return queue;
}
