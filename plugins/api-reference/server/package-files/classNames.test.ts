import { rm } from 'node:fs/promises';
import path from 'node:path';
import { reference } from '../../../../library';
import { readGlobalStates, toClassName } from './classNames';
import { writePackages } from './testing/writePackages';

let dir: string | undefined;

afterEach(async () => {
  if (dir !== undefined) {
    await rm(path.dirname(dir), { recursive: true });
  }
  dir = undefined;
});

test.each([
  ['columnHeader', 'MuiDataGrid-columnHeader', false],
  ['row--editing', 'MuiDataGrid-row--editing', false],
  ['selected', 'Mui-selected', true],
  ['faded', 'Charts-faded', false],
])('names the class of %s', (key, className, isGlobal) => {
  const names = { prefix: 'MuiDataGrid', exceptions: new Map([['faded', 'Charts-faded']]) };
  const states = { prefix: 'Mui', names: new Set(['selected', 'faded']) };
  expect(toClassName(names, key, states)).toEqual({ className, isGlobal });
});

test('reads the states of the @mui/utils that the package imports', async () => {
  dir = await writePackages({
    '@mui/x-charts/package.json': '{}',
    '@mui/x-charts/index.js': `const wr = { active: 'Mui-active' };`,
    '@mui/utils/generateUtilityClass/generateUtilityClass.js': `
      const other = { a: 'b', c: 'd', e: 'f' };
      const globalStateClasses = exports.globalStateClasses = { focusVisible: 'focusVisible', selected: 'selected' };`,
  });
  const states = readGlobalStates(path.join(dir, '@mui/x-charts'), reference);
  expect([...states.names]).toEqual(['focusVisible', 'selected']);
});

test('reads the states in a bundle', async () => {
  dir = await writePackages({
    'grid/package.json': '{ "module": "dist/esm.js" }',
    'grid/dist/esm.js': `const e={cellClick:"cellClick",rowClick:"rowClick",x:"x"},wr={active:"Mui-active",error:"Mui-error"};`,
  });
  expect([...readGlobalStates(path.join(dir, 'grid'), reference).names]).toEqual([
    'active',
    'error',
  ]);
});

test('says where a list of them is missing', async () => {
  dir = await writePackages({ 'grid/package.json': '{}', 'grid/index.js': 'export {};' });
  expect(() => readGlobalStates(path.join(dir ?? '', 'grid'), reference)).toThrow(
    `${dir}/grid/index.js has no list of global state classes. Set "stateClasses" in library.ts to the file that has it.`,
  );
});
