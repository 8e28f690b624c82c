import { rm } from 'node:fs/promises';
import path from 'node:path';
import { reference } from '@site/library';
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
  ['columnHeader', 'AcmeDataTable-columnHeader', false],
  ['row--editing', 'AcmeDataTable-row--editing', false],
  ['selected', 'Acme-selected', true],
  ['faded', 'Graphs-faded', false],
])('names the class of %s', (key, className, isGlobal) => {
  const names = { prefix: 'AcmeDataTable', exceptions: new Map([['faded', 'Graphs-faded']]) };
  const states = { prefix: 'Acme', names: new Set(['selected', 'faded']) };
  expect(toClassName(names, key, states)).toEqual({ className, isGlobal });
});

test('reads the states of the @acme/utils that the package imports', async () => {
  dir = await writePackages({
    '@acme/x-graphs/package.json': '{}',
    '@acme/x-graphs/index.js': `const wr = { active: 'Acme-active' };`,
    '@acme/utils/generateUtilityClass/generateUtilityClass.js': `
      const other = { a: 'b', c: 'd', e: 'f' };
      const globalStateClasses = exports.globalStateClasses = { focusVisible: 'focusVisible', selected: 'selected' };`,
  });
  const states = readGlobalStates(path.join(dir, '@acme/x-graphs'), reference);
  expect([...states.names]).toEqual(['focusVisible', 'selected']);
});

test('reads the states in a bundle', async () => {
  dir = await writePackages({
    'grid/package.json': '{ "module": "dist/esm.js" }',
    'grid/dist/esm.js': `const e={cellClick:"cellClick",rowClick:"rowClick",x:"x"},wr={active:"Acme-active",error:"Acme-error"};`,
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
