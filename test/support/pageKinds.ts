/** A page that stands for all pages of its kind. */
export interface PageKind {
  /** What its checks and its pictures call it. */
  name: string;
  /** Name of the version that it is looked at in. */
  version: string;
  /** Its address, after the version's own path. */
  address: string;
  /**
   * Whether few keys lead to the code of its first demo. In old versions the toolbar of the library's
   * own grid has a stop for each button.
   */
  hasDemos?: boolean;
  /** Whether the sitemap, whose pages are all looked at, does not have it. */
  unlisted?: boolean;
  /** Selector of what is there when the page has all that it shows; by default its `h1`. */
  ready?: string;
}

/**
 * Every kind of page that there is. A new kind of page gets its line here, and all checks and reference
 * pictures with it.
 */
export const pageKinds: readonly PageKind[] = [
  { name: 'home', version: 'current', address: '' },
  { name: 'guide', version: 'current', address: 'introduction/licensing' },
  { name: 'product', version: 'current', address: 'react-data-grid', hasDemos: true },
  { name: 'feature', version: 'current', address: 'react-data-grid/sorting', hasDemos: true },
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
  { name: 'not-found', version: 'current', address: 'there/is/no-such-page', unlisted: true },
  {
    name: 'playground',
    version: 'current',
    address: 'playground?demo=InitialSorting',
    unlisted: true,
  },
];
