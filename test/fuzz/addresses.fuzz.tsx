/** 10,000 mutated addresses of the site, through everything that reads an address. */
import preload from '../../plugins/page-weight/client/preload';
import '../../plugins/navigation/client/repairAddress';
import { readOutline } from '../../plugins/api-reference/client/outline';
import { toComparisonSearch } from '../../plugins/api-reference/client/comparisonLink';
import { toComparisonQuery } from '../../plugins/api-reference/client/useComparisonQuery';
import { readSelection } from '../../plugins/bundle-size/client/estimate';
import { findPlaygroundUrl, readPlaygroundQuery } from '../../plugins/demos/client/playground';
import { toMarkdownPath } from '../../plugins/markdown-export/types';
import { toSuggestions } from '../../plugins/navigation/client/suggestions';
import { toVersionHref } from '../../plugins/navigation/client/versionLinks';
import type { VersionPages } from '../../plugins/navigation/types';
import { readMissingPage } from '../../plugins/offline/theme/OfflinePage/missingPage';
import { readCodeHash } from '../../plugins/preferences/client';
import { findPasted } from '../../plugins/search/client';
import { parseQuery } from '../../plugins/search/client/query';
import type { BundleSizes } from '../../core/bundleSizes';
import { readSite } from '../../core/client/site';
import { decodeText } from '../../core/escapes';
import { toVersionPath } from '../../core/pagePath';
import { toCanonicalPath, toProductIdentity } from '../../core/productIdentity';
import { findSubject } from '../../core/subject';
import type { Version } from '../../core/types';
import { createRandom, forEachHostile, mutate, pick, type Random } from './random';

jest.mock('@generated/routes', () => ({ __esModule: true, default: [], kinds: [], sections: {} }), {
  virtual: true,
});

const COUNT = 10_000;

const addresses = [
  '/x/',
  '/x/introduction',
  '/x/introduction/licensing#premium-plan',
  '/x/react-data-table/sorting#tailwind-BasicSorting.tsx:12-15',
  '/x/react-data-table/sorting/index.html',
  '/x/v6/react-graphs/bars?a=b#stacking',
  '/zh/x/react-day-pickers/validation',
  '/x/api/data-table/data-table#data-table-prop-rows',
  '/x/api/compare?from=v7&to=8.11.0&product=data-table&component=DataTable&filter=row&kinds=added,removed',
  '/x/playground?demo=BasicSorting&version=v6&mode=dark&direction=rtl&density=dense&style=css',
  '/x/templates/sign-in',
  '/x/offline?page=/x/v4/react-data-table',
  '/x/bundle-size?of=graphs/BarGraph,data-table/DataTable',
  '//x//react-data-table/sorting/',
];

const create = (random: Random) => mutate(pick(addresses, random), random);

const { origin } = window.location;

/** The address as a browser has it; nothing for one that leads elsewhere. */
function toPlace(address: string): URL | undefined {
  try {
    const url = new URL(address, origin);
    return url.origin === origin ? url : undefined;
  } catch {
    return undefined;
  }
}

const site = readSite();
const versions = site.versions as readonly [Version, ...Version[]];
const [current, other] = versions;
const slugs = ['/', '/introduction', '/react-data-table/sorting', '/api/data-table/data-table'];
const known: VersionPages = {
  label: '8.11.0',
  pages: Object.fromEntries(slugs.map((slug) => [slug, slug])),
  starts: {},
  arrivals: {},
};
const pages = Object.fromEntries(versions.map(({ name }) => [name, known]));

const key = 'graphs/BarGraph';
const sizes: BundleSizes = {
  packages: {},
  components: { graphs: { BarGraph: { added: 1, alone: 1 } } },
  modules: [],
};

test('the mutations are the same in each run, and are many', () => {
  const take = () => {
    const random = createRandom(1);
    return Array.from({ length: 100 }, () => create(random));
  };
  expect(take()).toEqual(take());
  expect(new Set(take()).size).toBeGreaterThan(90);
});

test('the address of a page can be decoded by the router, which loads the page', async () => {
  const paths: string[] = [];
  forEachHostile(COUNT, create, (address) => {
    const place = toPlace(address);
    if (!place) {
      return;
    }
    window.history.replaceState(null, '', place.href);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    const { pathname, hash } = window.location;
    expect(window.location.origin).toBe(origin);
    // The router takes it for an address by itself.
    expect(new URL(pathname, origin).pathname).toBe(pathname);
    paths.push(decodeURI(pathname));
    decodeURIComponent(hash.slice(1));
  });
  expect(paths.length).toBeGreaterThan(COUNT / 2);
  await Promise.all(paths.map(preload));
});

test('every reader of an address takes it', () => {
  forEachHostile(COUNT, create, (address) => {
    const { pathname, search, hash } = toPlace(address) ?? new URL('/x/', origin);
    const slug = `/${pathname.slice(site.basePath.length)}`.replace(/(?<=.)\/$/, '');
    decodeText(address);
    readCodeHash(hash);
    parseQuery(decodeText(slug));
    findSubject(slug, {});
    toProductIdentity(pathname);
    expect(toCanonicalPath(address)).not.toMatch(/[?#]/);
    expect(toMarkdownPath(pathname)).toMatch(/\.md$/);
    readPlaygroundQuery(search);
    expect(readOutline(slug)).toBeNull();
    expect([[], [key]]).toContainEqual(readSelection(search, sizes));
    findPasted([], address);

    const { query } = toComparisonQuery(search, versions);
    expect(toComparisonQuery(toComparisonSearch(query), versions).query).toEqual(query);

    const suggestions = toSuggestions(slug, { version: current, versions, pages, redirects: {} });
    expect(suggestions.filter((page) => !slugs.includes(page.slug))).toEqual([]);
  });
});

test('no link that is made of an address leads off the site', () => {
  forEachHostile(COUNT, create, (address) => {
    const { pathname, search } = toPlace(address) ?? new URL('/x/', origin);
    if (!pathname.startsWith(site.basePath)) {
      return;
    }
    const slug = `/${pathname.slice(site.basePath.length)}`;
    const links = [
      toMarkdownPath(pathname),
      ...versions.map((version) => toVersionHref(site, current, version, slug)),
      findPlaygroundUrl(site, current, other?.name, search) ?? '',
    ];
    expect(links.filter((link) => !toPlace(link))).toEqual([]);
  });
});

test('the page of what is saved links to pages of the site alone', () => {
  const bases = versions.map((version) => toVersionPath(site, version));
  let count = 0;
  forEachHostile(COUNT, create, (address) => {
    const search = `?${new URLSearchParams({ page: address }).toString()}`;
    const missing = readMissingPage({ origin, search } as Location, bases);
    if (missing) {
      count += 1;
      expect(missing.origin).toBe(origin);
      expect(bases.some((base) => missing.pathname.startsWith(base))).toBe(true);
    }
  });
  // Not all are refused.
  expect(count).toBeGreaterThan(COUNT / 20);
});
