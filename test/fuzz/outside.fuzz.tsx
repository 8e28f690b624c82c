/** 1,000 hostile values for each thing that the site reads from outside of its own build. */
import { interpolate } from '@docusaurus/Interpolate';
import { renderHook, screen } from '@testing-library/react';
import { openInChat } from '../../core/client/openInChat';
import { readVisitorReact } from '../../core/client/visitorReact';
import { toFeedAd } from '../../plugins/ads/client/feed';
import { useLedgerView } from '../../plugins/api-reference/client/ledgerView';
import { toComparisonQuery } from '../../plugins/api-reference/client/useComparisonQuery';
import { readPlaygroundQuery } from '../../plugins/demos/client/playground';
import { findCounterparts, readSentCode } from '../../plugins/demos/client/sideBySide';
import { drafts, maxLength, votes } from '../../plugins/feedback/client/saved';
import { loadVersionPages } from '../../plugins/navigation/client/versionPages';
import { readShown } from '../../plugins/preferences/client';
import { followPreferences } from '../../plugins/preferences/client/choices';
import { noteBuild, readAttempt, readChoice } from '../../plugins/offline/client/storage';
import { workerQuestion } from '../../plugins/offline/types';
import { type PreferenceName, preferences } from '../../plugins/preferences/preferences';
import { renderPreferencesScript } from '../../plugins/preferences/server/preferencesScript';
import { loadRedirects } from '../../plugins/redirects/client';
import { readRecentSearches } from '../../plugins/search/client/recentSearches';
import { createIndex, search } from '../../plugins/search/client';
import { loadOtherIndex } from '../../plugins/search/client/loadIndex';
import { parseQuery, splitMatches } from '../../plugins/search/client/query';
import type { SearchList } from '../../plugins/search/types';
import { createMessageFinder } from '../../plugins/translations/client/translate';
import * as yourVersion from '../../plugins/your-version/client/choice';
import Item from '../../src/theme/MDXComponents/Item';
import { readSite } from '../../core/client/site';
import { isRelease } from '../../core/releases';
import { products, type Version } from '../../core/types';
import list from '../page/generated/docusaurus-plugin-search/default/list.json';
import { renderOnPage } from '../page/renderOnPage';
import {
  createJson,
  createRandom,
  forEachHostile,
  mutate,
  pick,
  type Random,
  spoil,
} from './random';

const COUNT = 1000;

const site = readSite();
const versions = site.versions as readonly [Version, ...Version[]];
const names = Object.keys(preferences) as PreferenceName[];

beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
});

afterEach(() => jest.restoreAllMocks());

const isHttps = (address: string) => new URL(address).protocol === 'https:';

test('what a feed answers becomes an ad that is safe, or none', () => {
  const keys = [
    'ads',
    'statlink',
    'statimp',
    'image',
    'company',
    'description',
    'pixel',
    'timestamp',
  ];
  const entry = (random: Random) => ({
    statlink: 'https://ads.example.com/1',
    company: 'Shop',
    [pick(keys, random)]: createJson(random, keys, 1),
    [pick(keys, random)]: createJson(random, keys, 0),
  });
  let count = 0;
  forEachHostile(
    COUNT,
    (random) =>
      random() < 0.3 ? createJson(random, keys) : { ads: [entry(random), entry(random)] },
    (answer) => {
      const ad = toFeedAd(answer, 'https://ads.example.com');
      if (ad) {
        count += 1;
        const { link, image = link, impressions, company, description } = ad;
        expect([link, image, ...impressions].every(isHttps)).toBe(true);
        expect(impressions.length).toBeLessThanOrEqual(10);
        expect([...company].length).toBeLessThanOrEqual(32);
        expect([...description].length).toBeLessThanOrEqual(100);
        expect(company + description).not.toMatch(/[\p{Bidi_Control}\p{Cc}]/u);
      }
    },
  );
  // Not all are refused.
  expect(count).toBeGreaterThan(COUNT / 20);
});

/** Every preference that the page shows is one of its values. */
function expectKnown(): void {
  for (const name of names) {
    const shown = document.documentElement.getAttribute(preferences[name].attribute);
    expect(preferences[name].values as readonly string[]).toContain(shown);
    expect(preferences[name].values as readonly string[]).toContain(readShown(name));
  }
  expect(['light', 'dark']).toContain(document.documentElement.dataset.theme);
}

const values = names.flatMap((name) => [...preferences[name].values]);
const createStored = (random: Random) => mutate(pick([...values, '["a"]', ''], random), random);

test('what is stored of preferences and in cookies is ignored where it is unknown', () => {
  // The script that runs before paint, as pages have it.
  const paint = new Function(renderPreferencesScript('ltr')) as () => void;
  const stop = followPreferences();
  let stored = '';
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => stored);
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    const { codeStyle, codeVariant } = preferences;
    return `${stored}; ${codeStyle.key}=${stored}; ${codeVariant.key}=${stored}`;
  });
  forEachHostile(COUNT, createStored, (value) => {
    stored = value;
    paint();
    expectKnown();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    document.dispatchEvent(new Event('visibilitychange'));
    expectKnown();
  });
  stop();
});

test('what is stored of views, searches, votes and drafts is cut and checked', () => {
  let stored = '';
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => stored);
  const create = (random: Random) =>
    random() < 0.5
      ? JSON.stringify(createJson(random, ['0', 'a', '__proto__', 'length']))
      : createStored(random);
  forEachHostile(COUNT, create, (value) => {
    stored = value;
    expect(readRecentSearches().every((text) => text !== '' && text.length <= 100)).toBe(true);
    votes.read('/x/');
    expect(drafts.read('/x/').length).toBeLessThanOrEqual(maxLength);
    sessionStorage.setItem(`feedback-draft-${value}`, value);
    drafts.find('/x/');
    sessionStorage.clear();
    const settings = { key: 'apiPage_props', first: 'table' } as Parameters<
      typeof useLedgerView
    >[0];
    const { result, unmount } = renderHook(() => useLedgerView(settings));
    expect(['table', 'expanded', 'collapsed']).toContain(result.current.view);
    unmount();
  });
});

test('what is stored of releases and of tasks is checked', () => {
  let stored = '';
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => stored);
  const releases = ['8.11.0', '7.0.0-beta.1', 'true', 'Release it\nTest it', ''];
  forEachHostile(
    COUNT,
    (random) => mutate(pick(releases, random), random),
    (value) => {
      stored = value;
      const react = readVisitorReact() ?? [];
      const chosen = [...Object.values(yourVersion.readChoice()), react].flat();
      expect(chosen.every((release) => release === value && isRelease(release))).toBe(true);
      expect([true, false]).toContain(yourVersion.hidesMissing());
      const { unmount } = renderOnPage(
        <Item>
          <input type="checkbox" checked readOnly />
          {'Release it'}
        </Item>,
      );
      const isChanged = value.split('\n').includes('Release it');
      expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(!isChanged);
      unmount();
    },
  );
});

test('what is typed into search is looked for', () => {
  const index = createIndex(list as unknown as SearchList);
  const queries = ['sort rows', 'DataTable', 'https://x-docs.example/x/react-graphs/lines?a#b'];
  let count = 0;
  forEachHostile(
    COUNT,
    (random) => mutate(pick(queries, random), random),
    (text) => {
      const results = search(index, text, 12);
      count += results.length;
      expect(results.every(({ score }) => Number.isFinite(score))).toBe(true);
      const words = parseQuery(text).words.map((word) => word.text);
      expect(splitMatches('Sorting rows', words).join('')).toBe('Sorting rows');
    },
  );
  expect(count).toBeGreaterThan(COUNT / 2);
});

test('queries are read', () => {
  const queries = [
    '?from=v7&to=8.11.0&product=data-table&component=DataTable&filter=row&kinds=added,removed',
    '?demo=BasicSorting&version=v6&mode=dark&direction=rtl&density=dense&style=css',
  ];
  forEachHostile(
    COUNT,
    (random) => mutate(pick(queries, random), random),
    (search) => {
      const { query } = toComparisonQuery(search, versions);
      expect(versions).toContain(query.from);
      expect(versions).toContain(query.to);
      const { overrides } = readPlaygroundQuery(search);
      expect([undefined, 'light', 'dark']).toContain(overrides.mode);
    },
  );
});

test('translated texts are filled in', () => {
  const text = 'Showing {from} of {count}: “{text}”';
  forEachHostile(
    COUNT,
    (random) => mutate(text, random),
    (message) => {
      const find = createMessageFinder('zh', { 'site.a': message, 'site.b': 'b' }, false);
      const found = find('site.a', text);
      expect(typeof interpolate(found, { from: 1, count: 2, text: '{from}' } as object)).toBe(
        'string',
      );
      expect(find(message, 'English')).toBe(message === 'site.b' ? 'b' : 'English');
    },
  );
});

test('what is stored of what to read offline is checked', () => {
  let stored = '';
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => stored);
  const keys = ['products', 'pages', 'time', 'failure', '/x/', '0'];
  forEachHostile(
    COUNT,
    (random) => (random() < 0.7 ? JSON.stringify(createJson(random, keys)) : createStored(random)),
    (value) => {
      stored = value;
      const choice = readChoice('/x/');
      expect(choice.products.every((product) => products.includes(product))).toBe(true);
      expect(choice.pages.every(isText)).toBe(true);
      const { time, failure } = readAttempt('/x/') ?? { time: 0 };
      expect(Number.isFinite(time)).toBe(true);
      expect([undefined, 'full', 'failed']).toContain(failure);
      expect([true, false]).toContain(noteBuild('a'));
    },
  );
});

test('what is said to the worker is checked', async () => {
  const skipWaiting = jest.fn();
  Object.assign(window, { skipWaiting });
  await import('../../plugins/offline/worker/worker');
  const types = ['SKIP_WAITING', workerQuestion];
  forEachHostile(
    COUNT,
    (random) => createJson(random, ['type', ...types]),
    (data) => {
      skipWaiting.mockClear();
      window.dispatchEvent(new MessageEvent('message', { data }));
      const { type } = (data ?? {}) as { type?: unknown };
      expect(skipWaiting.mock.calls.length > 0).toBe(type === 'SKIP_WAITING');
    },
  );
});

test('what the page in a frame sends is code, or is ignored', () => {
  const frame = {} as Window;
  let count = 0;
  forEachHostile(
    COUNT,
    (random) => ({
      data:
        random() < 0.5
          ? { type: 'demo-code', code: createJson(random, ['code'], 1) }
          : createJson(random, ['type', 'code', 'demo-code']),
      origin: pick([window.location.origin, 'https://evil.example', 'null', ''], random),
      source: pick([frame, null, window], random),
    }),
    (event) => {
      const code = readSentCode(event as MessageEvent<unknown>, frame);
      if (code !== undefined) {
        count += 1;
        expect(code).toBe((event.data as { code: unknown }).code);
        expect([event.origin, event.source]).toEqual([window.location.origin, frame]);
      }
    },
  );
  // Not all are refused.
  expect(count).toBeGreaterThan(10);
});

/** Answers every request with JSON. */
function answer(create: (random: Random) => unknown): void {
  const random = createRandom(7);
  globalThis.fetch = (async (url: string) => ({
    ok: true,
    status: 200,
    url,
    json: async () => create(random),
  })) as unknown as typeof fetch;
}

const answerHostile = (keys: readonly string[]) => answer((random) => createJson(random, keys));

test('a chat leads to an encrypted address, or fails', async () => {
  answerHostile(['nextUrl']);
  const content = { files: [{ path: 'a.tsx', content: '' }] } as never;
  const opened: string[] = [];
  const tab = { location: { replace: (url: string) => opened.push(url) }, close() {} };
  for (let left = COUNT; left > 0; left--) {
    await openInChat('https://chat.example.com', async () => content, 10, tab as never).catch(
      (error: Error) => expect(error.message).toBe('Failed to open chat'),
    );
  }
  expect(opened.length).toBeGreaterThan(10);
  expect(opened.every(isHttps)).toBe(true);
});

test('what other versions say about their pages is checked', async () => {
  answerHostile(['label', 'pages', 'starts', 'arrivals', '/a', '/b', 'a']);
  const [current, other = current] = versions;
  for (let left = COUNT; left > 0; left--) {
    const pages = await loadVersionPages(site, current, other);
    const redirects = await loadRedirects('/x/');
    const { found } = await findCounterparts(site, current, { path: 'docs/a.tsx' });
    expect(found.every(({ id }) => isText(id))).toBe(true);
    expect([...Object.values(pages?.pages ?? {}), ...Object.values(redirects)].every(isText)).toBe(
      true,
    );
  }
});

test('what another version lists of its pages is searched, or is no list', async () => {
  answer((random) => spoil(list, ['names', 'slug', 'title', 'sections'], random));
  let count = 0;
  for (let left = COUNT; left > 0; left--) {
    const index = await loadOtherIndex(`/x/${left}/search/list.json`);
    for (const { page } of index ? search(index, 'sort', 1) : []) {
      count += 1;
      expect([page.title, page.slug].every(isText)).toBe(true);
    }
  }
  // Not all are refused.
  expect(count).toBeGreaterThan(COUNT / 20);
});

const isText = (value: unknown) => typeof value === 'string';
