import { rm } from 'node:fs/promises';
import path from 'node:path';
import { library } from '../../../../library';
import { createModules } from './modules';
import { writePackages } from './testing/writePackages';

let dir: string;
let entry: string;

beforeAll(async () => {
  dir = await writePackages({
    '@mui/x-charts/package.json': '{}',
    '@mui/x-charts/index.js': `
      import React from 'react';
      export * from './a';
      export * from './b/index.js';
      export { React, lost } from './none.js';`,
    '@mui/x-charts/a.js': `export * from './index.js'; const inner = 1; export { inner as a };`,
    '@mui/x-charts/b/index.js': `export * from '@mui/x-tree-view/items'; export default 2;`,
    '@mui/x-tree-view/package.json': '{}',
    '@mui/x-tree-view/esm/index.js': '',
    '@mui/x-tree-view/esm/items/index.js': 'export const Item = 3;',
  });
  entry = path.join(dir, '@mui/x-charts/index.js');
});

afterAll(() => rm(path.dirname(dir), { recursive: true }));

test.each([
  ['a', 'inner', '@mui/x-charts/a.js'],
  ['Item', 'Item', '@mui/x-tree-view/esm/items/index.js'],
])('finds where the export "%s" is declared', (exported, name, file) => {
  const place = createModules(library.packages).findExport(entry, exported);
  expect(place?.name).toBe(name);
  expect(place?.module.file).toBe(path.join(dir, file));
});

test.each(['default', 'lost', 'other'])('finds no export "%s"', (name) => {
  expect(createModules(library.packages).findExport(entry, name)).toBeNull();
});

test('looks into no package that is not the library’s', () => {
  const modules = createModules(library.packages);
  expect(modules.findName(modules.read(entry), 'React')).toBeNull();
});

test('lists what a package exports, with what it takes from others', () => {
  expect(createModules(library.packages).listExports(entry)).toEqual([
    'React',
    'lost',
    'a',
    'default',
    'Item',
  ]);
});
