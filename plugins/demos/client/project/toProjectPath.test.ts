import { toProjectPath } from './toProjectPath';

test.each([
  ['rows.ts', 'export const rows = [];', 'TS', 'src/rows.ts'],
  ['Cell.tsx', 'export const cell = <b />;', 'TS', 'src/Cell.tsx'],
  ['Grid.css', '.grid {}', 'TS', 'src/Grid.css'],
  ['Grid.css', '.grid {}', 'JS', 'src/Grid.css'],
  ['rows.js', 'export const rows = [];', 'JS', 'src/rows.js'],
  ['data/rows.ts', 'export const rows = [];', 'JS', 'src/data/rows.js'],
  ['Cell.js', 'export const cell = <b />;', 'JS', 'src/Cell.jsx'],
  ['Cell.js', 'export const cell = <b>x</b>;', 'JS', 'src/Cell.jsx'],
] as const)('%s with %s goes in %s to %s', (name, code, variant, expected) => {
  expect(toProjectPath(name, code, variant)).toBe(expected);
});
