import type { MovedPages } from '../navigation';
import { checkMovedPages, followPage, toMoves } from './movedPages';

describe('a page in another version', () => {
  const toVersion = (name: string, ...slugs: string[]) => ({
    name,
    label: name,
    titles: new Map(slugs.map((slug) => [slug, `Title of ${slug}`])),
    migrations: [],
  });

  const known = [
    toVersion('v8', '/same', '/quickstart', '/back', '/items'),
    toVersion('v7', '/same', '/start', '/trees'),
    toVersion('v6', '/same', '/begin', '/back', '/expansion'),
  ];

  const moved: MovedPages = {
    v7: [
      { from: '/start', to: '/quickstart' },
      { from: '/trees', reason: 'removed', see: '/items' },
    ],
    v6: [
      { from: '/begin', to: '/start' },
      { from: '/back', reason: 'removed' },
      { from: '/expansion', reason: 'removed', see: '/trees' },
    ],
  };

  const follow = (slug: string, from: string, to: string) => {
    const find = (name: string) => known.findIndex((version) => version.name === name);
    return followPage({ known, moved }, slug, find(from), find(to));
  };

  test.each([
    ['/same', 'v6', 'v8', '/same'],
    ['/begin', 'v6', 'v7', '/start'],
    ['/begin', 'v6', 'v8', '/quickstart'],
    ['/quickstart', 'v8', 'v6', '/begin'],
    ['/start', 'v7', 'v7', '/start'],
    ['/back', 'v6', 'v8', '/back'],
    ['/back', 'v8', 'v6', '/back'],
    ['/items', 'v8', 'v6', undefined],
    ['/back', 'v6', 'v7', { version: 'v7' }],
  ])('%s of %s is, in %s, at %j', (slug, from, to, end) => {
    expect(follow(slug, from, to)).toEqual(end);
  });

  test('is followed too when it replaces a removed page', () => {
    expect(follow('/expansion', 'v6', 'v7')).toEqual({
      version: 'v7',
      see: { slug: '/trees', title: 'Title of /trees' },
    });
    expect(follow('/expansion', 'v6', 'v8')).toEqual({
      version: 'v7',
      see: { slug: '/items', title: 'Title of /items' },
    });
  });

  test('is not called removed when only its page is missing, and is found where it has one again', () => {
    const versions = {
      known,
      moved: { v7: [{ from: '/trees', reason: 'undocumented' }] },
    } as const;
    expect(followPage(versions, '/trees', 1, 0)).toEqual({});
    const [v8, ...others] = known;
    const later = [{ ...v8, titles: new Map([['/trees', 'Trees']]) }, ...others] as typeof known;
    expect(followPage({ ...versions, known: later }, '/trees', 1, 0)).toBe('/trees');
  });

  test('is known for all pages of a version, and for those of others in it', () => {
    expect(toMoves('v7', known, moved)).toEqual({
      migrations: [],
      problems: [],
      successors: {
        '/same': '/same',
        '/start': '/quickstart',
        '/trees': { version: 'v8', see: { slug: '/items', title: 'Title of /items' } },
      },
      arrivals: {
        v8: { '/quickstart': '/start' },
        v6: {
          '/begin': '/start',
          '/back': { version: 'v7' },
          '/expansion': { version: 'v7', see: { slug: '/trees', title: 'Title of /trees' } },
        },
      },
    });
    expect(toMoves('v8', known, moved).successors).toEqual({});
  });

  test('is linked from the current version when it is about going to a newer one', () => {
    const migrations = [
      { from: 'v6', to: 'v7', product: 'graphs', slug: '/from-v6', title: 'Migrate' },
    ] as const;
    const versions = known.map((version) =>
      version.name === 'v7' ? { ...version, migrations } : version,
    );
    expect(toMoves('v8', versions, moved).migrations).toEqual(migrations);
    expect(toMoves('v7', versions, moved).migrations).toEqual([]);
  });
});

describe('checks', () => {
  const toVersion = (name: string, ...slugs: string[]) => ({
    name,
    label: name,
    titles: new Map(slugs.map((slug) => [slug, 'Title'])),
    migrations: [],
  });

  const known = [toVersion('v8', '/x-axis', '/quickstart'), toVersion('v7', '/x-axis', '/start')];
  const check = (moved: MovedPages, name = 'v7') => checkMovedPages(name, known, moved);

  test('accept a page at the same path, a moved and a removed one', () => {
    expect(check({ v7: [{ from: '/start', to: '/quickstart' }] })).toEqual([]);
    expect(check({ v7: [{ from: '/start', reason: 'removed' }] })).toEqual([]);
  });

  test('name a page without an entry, with both entries that mend it', () => {
    expect(check({})).toEqual([
      "data/moved-pages.ts: v7 has \"Title\" at /start, and v8 has no page there. Add to \"v7\" where it moved, { from: '/start', to: '/…' }, or why it is missing, { from: '/start', reason: 'removed' } or 'undocumented'. Did you mean /quickstart?",
    ]);
  });

  test('name entries that lead nowhere, are not needed or are listed twice', () => {
    const problems = check({
      v7: [
        { from: '/start', to: '/quick' },
        { from: '/start', reason: 'removed' },
        { from: '/x-axis', reason: 'removed' },
        { from: '/star', reason: 'removed' },
      ],
    });
    expect(problems).toEqual([
      'data/moved-pages.ts: v7, from /start, leads to /quick, which is no page of v8. Did you mean /quickstart?',
      'data/moved-pages.ts: v7, from /start, is listed twice. Remove one of them.',
      'data/moved-pages.ts: v7, from /x-axis, is at the same path in v8. Remove the entry.',
      'data/moved-pages.ts: v7, from /star, is no page of v7. Did you mean /start?',
    ]);
  });

  test('of the current version name unknown versions', () => {
    expect(check({ v3: [] }, 'v8')).toEqual([
      'data/moved-pages.ts: there is no older version "v3". Versions before the current one: v7.',
    ]);
  });
});
