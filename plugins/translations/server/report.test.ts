import { renderReport } from './report';

test('says how each file stands, and names what is to be done', () => {
  const text = renderReport([
    {
      file: 'i18n/zh/code.json',
      wanted: { a: 'A', b: 'B', c: 'C' },
      comparison: { translated: ['a', 'b'], missing: ['c'], changed: ['b'], stale: ['gone'] },
    },
    {
      file: 'i18n/zh/titles.json',
      wanted: { Overview: 'Overview' },
      comparison: { translated: [], missing: ['Overview'], changed: [], stale: [] },
    },
  ]);
  expect(text).toMatchInlineSnapshot(`
   "i18n/zh/code.json: 2 of 3 translated, 1 missing, 1 of another English text, 1 stale
     Missing:
       c: C
     The English text is another now; translate it again, and put it into "description":
       b: B
     Stale: nothing asks for them any more; npm run translations -- --prune takes them out:
       gone
   i18n/zh/titles.json: 0 of 1 translated, 1 missing, 0 of another English text, 0 stale
     Missing:
       Overview"
  `);
});

test('names no more keys than one reads', () => {
  const keys = Array.from({ length: 25 }, (_, index) => `key${index}`);
  const text = renderReport([
    {
      file: 'i18n/zh/code.json',
      wanted: Object.fromEntries(keys.map((key) => [key, key])),
      comparison: { translated: [], missing: keys, changed: [], stale: [] },
    },
  ]);
  expect(text.split('\n')).toHaveLength(23);
  expect(text).toContain('and 5 more');
});
