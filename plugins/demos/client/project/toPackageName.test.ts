import { toPackageName } from './toPackageName';

test.each([
  ['dayjs', 'dayjs'],
  ['dayjs/locale/de', 'dayjs'],
  ['@mui/x-data-grid', '@mui/x-data-grid'],
  ['@mui/material/Box', '@mui/material'],
])('of %s it is %s', (specifier, name) => {
  expect(toPackageName(specifier)).toBe(name);
});
