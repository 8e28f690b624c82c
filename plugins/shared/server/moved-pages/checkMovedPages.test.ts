import type { MovedPages } from '../../../navigation/types';
import { checkMovedPages } from './checkMovedPages';

const toVersion = (name: string, ...slugs: string[]) => ({
  name,
  label: name,
  titles: new Map(slugs.map((slug) => [slug, 'Title'])),
});

const known = [toVersion('v8', '/x-axis', '/quickstart'), toVersion('v7', '/x-axis', '/start')];
const check = (moved: MovedPages, name = 'v7') => checkMovedPages(name, known, moved);

test('a page at the same path, one that moved and one that is gone are right', () => {
  expect(check({ v7: [{ from: '/x/start', to: '/x/quickstart' }] })).toEqual([]);
  expect(check({ v7: [{ from: '/x/start', gone: true }] })).toEqual([]);
});

test('a page of which nothing is said is named with both ways to say it', () => {
  expect(check({})).toEqual([
    "data/moved-pages.ts: v7 has \"Title\" at /x/start, and v8 has no page there. Say in \"v7\" where it is, { from: '/x/start', to: '/x/…' }, or that it is gone, { from: '/x/start', gone: true }. Did you mean /x/quickstart?",
  ]);
});

test('entries that lead nowhere, are not needed or stand twice are named', () => {
  const problems = check({
    v7: [
      { from: '/x/start', to: '/x/quick' },
      { from: '/x/start', gone: true },
      { from: '/x/x-axis', gone: true },
      { from: '/x/star', gone: true },
    ],
  });
  expect(problems).toEqual([
    'data/moved-pages.ts: v7, from /x/start, leads to /x/quick, which is no page of v8. Did you mean /x/quickstart?',
    'data/moved-pages.ts: v7, from /x/start, is there twice. Take one of them out.',
    'data/moved-pages.ts: v7, from /x/x-axis, is at the same path in v8. Take the entry out.',
    'data/moved-pages.ts: v7, from /x/star, is no page of v7. Did you mean /x/start?',
  ]);
});

test('the check of the current version names versions that there are not', () => {
  expect(check({ v3: [] }, 'v8')).toEqual([
    'data/moved-pages.ts: there is no older version "v3". Versions before the current one: v7.',
  ]);
});
