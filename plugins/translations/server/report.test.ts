import { renderReport } from './report';

test('lists what is translated in each file, and what is to be done', () => {
  const text = renderReport([
    {
      file: 'i18n/zh/code.json',
      wanted: { a: 'A', b: 'B', c: 'C' },
      comparison: {
        translated: ['a', 'b'],
        missing: ['c'],
        changed: ['b'],
        stale: ['gone'],
        faults: [{ key: 'b', problem: 'lacks {count}' }],
      },
    },
    {
      file: 'i18n/zh/titles.json',
      wanted: { Overview: 'Overview' },
      comparison: { translated: [], missing: ['Overview'], changed: [], stale: [], faults: [] },
    },
  ]);
  expect(text).toMatchInlineSnapshot(`
   "i18n/zh/code.json: 2 of 3 translated, 1 missing, 1 outdated, 1 stale, 1 faulty
     Missing:
       c: C
     Outdated: the English text has changed. Translate it again and put it into "description":
       b: B
     Faulty: they would show wrongly:
       b lacks {count}
     Stale: no longer used. npm run translations -- --prune removes them:
       gone
   i18n/zh/titles.json: 0 of 1 translated, 1 missing, 0 outdated, 0 stale, 0 faulty
     Missing:
       Overview"
  `);
});

test('lists no more keys than anyone reads', () => {
  const keys = Array.from({ length: 25 }, (_, index) => `key${index}`);
  const text = renderReport([
    {
      file: 'i18n/zh/code.json',
      wanted: Object.fromEntries(keys.map((key) => [key, key])),
      comparison: { translated: [], missing: keys, changed: [], stale: [], faults: [] },
    },
  ]);
  expect(text.split('\n')).toHaveLength(23);
  expect(text).toContain('and 5 more');
});
