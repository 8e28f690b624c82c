import { readPlaygroundQuery } from './readPlaygroundQuery';
import { toPlaygroundSearch } from './toPlaygroundSearch';

test('names the demo and what it is drawn with, as the playground reads it', () => {
  const preferences = { mode: 'dark', direction: 'rtl', density: 'dense' } as const;
  const search = toPlaygroundSearch('ColumnTypes', preferences, 'Tailwind');
  expect(search).toBe('?demo=ColumnTypes&mode=dark&direction=rtl&density=dense&style=tailwind');
  expect(readPlaygroundQuery(search)).toMatchObject({
    demo: 'ColumnTypes',
    style: 'Tailwind',
    overrides: preferences,
  });
});
