/** The kinds of page that there are, with a page that is looked at for each. */
import type { Page } from '@playwright/test';
import { open } from './page';
import { versions } from './site';

/** A page that represents all pages of its kind. */
export interface PageKind {
  /** What its tests and its pictures call it. */
  name: string;
  /** Name of the version that it is looked at in. */
  version: string;
  /** Its address, after the version's own path. */
  address: string;
  /**
   * Whether few keys lead to the code of its first demo. In old versions the toolbar of the library's
   * own grid has a stop for each button.
   */
  hasSkipLinks?: boolean;
  /** Selector of what is there when the page has all that it shows; by default its `h1`. */
  ready?: string;
  /** Whether a demo is all that it has. */
  demoAlone?: boolean;
  /** Its HTTP status; 200 by default. */
  status?: number;
}

/**
 * Every kind of page that there is. A new kind of page gets its line here, and all tests and reference
 * pictures with it.
 */
export const pageKinds: readonly PageKind[] = [
  { name: 'home', version: 'current', address: '' },
  { name: 'guide', version: 'current', address: 'introduction/licensing' },
  { name: 'product', version: 'current', address: 'react-data-grid', hasSkipLinks: true },
  { name: 'feature', version: 'current', address: 'react-data-grid/sorting', hasSkipLinks: true },
  { name: 'quickstart', version: 'current', address: 'react-charts/quickstart' },
  { name: 'api', version: 'current', address: 'api/tree-view/rich-tree-view' },
  { name: 'api-interface', version: 'current', address: 'api/data-grid/grid-col-def' },
  { name: 'api-index', version: 'current', address: 'api/data-grid' },
  {
    name: 'comparison',
    version: 'current',
    address: 'api/compare?product=charts&from=v7&component=LineChart',
    ready: '[data-mark]',
  },
  { name: 'migration', version: 'current', address: 'migration/migration-data-grid-v7' },
  { name: 'templates', version: 'current', address: 'templates' },
  {
    name: 'template',
    version: 'current',
    address: 'templates/sticky-footer',
    ready: '[data-way-back]',
  },
  { name: 'old-version', version: 'v5', address: 'react-data-grid' },
  { name: 'offline', version: 'current', address: 'offline' },
  { name: 'settings', version: 'current', address: 'settings' },
  { name: 'your-version', version: 'current', address: 'your-version' },
  {
    name: 'bundle-size',
    version: 'current',
    address: 'bundle-size?of=charts/BarChart,charts/LineChart',
  },
  { name: 'accessibility-evidence', version: 'current', address: 'accessibility-evidence' },
  { name: 'upgrade-check', version: 'current', address: 'upgrade-check' },
  { name: 'not-found', version: 'current', address: 'there/is/no-such-page', status: 404 },
  {
    name: 'playground',
    version: 'current',
    address: 'playground?demo=InitialSorting',
    demoAlone: true,
  },
];

/** Kinds that differ most from each other, for what takes long on each. */
export const mainKinds: readonly string[] = ['home', 'feature', 'api'];

/** Tests of what not every run looks at on all kinds. */
export const tagOf = ({ name }: PageKind) => (mainKinds.includes(name) ? {} : { tag: '@all' });

/** The failing request that is right on a page of a kind: its own, where there is no such page. */
export const allowedRequestsOf = ({ status = 200, address }: PageKind): RegExp[] =>
  status === 200 ? [] : [new RegExp(`^${status}: \\S+/${address}$`)];

export function toPathname({ version, address }: PageKind): string {
  const basePath = versions.find(({ name }) => name === version)?.basePath;
  if (basePath === undefined) {
    throw new Error(`The site does not serve version ${version}, which a page kind is of.`);
  }
  return basePath + address;
}

/** Opens the page of a kind and waits until it has all that it shows. */
export async function openKind(page: Page, kind: PageKind) {
  const response = await open(page, toPathname(kind));
  await page
    .locator(kind.ready ?? 'h1')
    .first()
    .waitFor();
  return response;
}
