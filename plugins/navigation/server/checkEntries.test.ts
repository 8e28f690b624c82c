import type { NavigationEntry } from '../types';
import { checkEntries } from './checkEntries';
import { placeEntries } from './placeEntries';

const check = (entries: unknown) =>
  checkEntries(placeEntries(entries as NavigationEntry[], 'sidebar of v6'));

test('a right tree has no problems', () => {
  expect(
    check([
      { pathname: 'https://example.com/news', title: 'News' },
      {
        pathname: '/x/react-data-grid-group',
        title: 'Data Grid',
        newFeature: true,
        children: [{ pathname: '/x/react-data-grid', plan: 'pro', planned: false, unstable: true }],
      },
    ]),
  ).toEqual([]);
});

test('a path that stands twice is named with all its places, whatever its spelling', () => {
  expect(
    check([
      {
        pathname: '/x/react-data-grid-group',
        title: 'Data Grid',
        children: [{ pathname: '/x/react-data-grid/columns', title: 'Columns' }],
      },
      {
        pathname: '/x/react-charts-group',
        title: 'Charts',
        children: [{ pathname: '/x/react-data-grid/columns/', title: 'Axes' }],
      },
    ]),
  ).toEqual([
    'The path /x/react-data-grid/columns stands 2 times: sidebar of v6: Data Grid › Columns and sidebar of v6: Charts › Axes. A path is unique in a version: rename or remove all but one.',
  ]);
});

test('every wrong key and value of a tree is listed at once', () => {
  expect(
    check([
      { pathname: '/x/', title: 'Home' },
      { title: 'Nowhere' },
      { pathname: '/x/a', plan: 'gold', beta: true },
      { pathname: '/x/b', newFeature: 'yes', planned: 1, title: '' },
      { pathname: '/x/c', children: [] },
      { pathname: 'http://example.com' },
    ]),
  ).toMatchInlineSnapshot(`
   [
     "sidebar of v6: Home: "pathname" must be a path that starts with /x/ (the home page, /x/ itself, has no entry) or an https address; given: "/x/".",
     "sidebar of v6: Nowhere: "pathname" must be a path that starts with /x/ (the home page, /x/ itself, has no entry) or an https address; given: nothing.",
     "sidebar of v6: A: "plan" must be one of: pro, premium; given: "gold".",
     "sidebar of v6: A: there is no key "beta". Allowed: pathname, title, subheader, children, plan, newFeature, planned, unstable.",
     "sidebar of v6: B: "newFeature" must be true or false; given: "yes".",
     "sidebar of v6: B: "planned" must be true or false; given: 1.",
     "sidebar of v6: B: "title" must be a text; given: "".",
     "sidebar of v6: C: "children" must be a list of at least one entry; given: [].",
     "sidebar of v6: Example: "pathname" must be a path that starts with /x/ (the home page, /x/ itself, has no entry) or an https address; given: "http://example.com".",
   ]
  `);
});
