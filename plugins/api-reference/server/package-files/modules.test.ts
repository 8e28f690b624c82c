import { rm } from 'node:fs/promises';
import path from 'node:path';
import { library } from '@site/library';
import { createModules } from './modules';
import { writePackages } from './testing/writePackages';

let dir: string;
let entry: string;

beforeAll(async () => {
  dir = await writePackages({
    '@acme/x-graphs/package.json': '{}',
    '@acme/x-graphs/index.js': `
      import React from 'react';
      export * from './a';
      export * from './b/index.js';
      export { React, lost } from './none.js';`,
    '@acme/x-graphs/a.js': `export * from './index.js'; const inner = 1; export { inner as a };`,
    '@acme/x-graphs/b/index.js': `export * from '@acme/x-tree-list/items'; export default 2;`,
    '@acme/x-tree-list/package.json': '{}',
    '@acme/x-tree-list/esm/index.js': '',
    '@acme/x-tree-list/esm/items/index.js': 'export const Item = 3;',
  });
  entry = path.join(dir, '@acme/x-graphs/index.js');
});

afterAll(() => rm(path.dirname(dir), { recursive: true }));

test.each([
  ['a', 'inner', '@acme/x-graphs/a.js'],
  ['Item', 'Item', '@acme/x-tree-list/esm/items/index.js'],
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
