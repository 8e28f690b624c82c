import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { library } from '@site/library';
import { collectNames, readImportableModules, renderModuleScope } from './moduleScope';

test('reads what packages offer: folders of components that a build can take in', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'version-'));
  const dependencies = {
    '@acme/icons-material': '7.3.11',
    '@acme/x-day-pickers': '8.11.0',
    '@acme/x-license': '8.11.0',
    '@types/react': '19.2.6',
    react: '19.2.9',
  };
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ dependencies }));
  const folders = ['AdapterDayjs', 'AdapterLuxon', 'DayPicker', 'esm', 'internals', 'locales'];
  for (const folder of folders.map((name) => `@acme/x-day-pickers/${name}`).concat('react')) {
    mkdirSync(path.join(dir, 'node_modules', folder), { recursive: true });
    writeFileSync(path.join(dir, 'node_modules', folder, 'index.js'), '');
  }
  expect(await readImportableModules(dir, library)).toEqual([
    '@acme/x-day-pickers',
    '@acme/x-day-pickers/AdapterDayjs',
    '@acme/x-day-pickers/DayPicker',
    'react',
    'react/jsx-runtime',
  ]);
});

test('offers the core, what demos import, and the components of the packages that they import from', () => {
  const importable = [
    '@acme/material',
    '@acme/material/Button',
    '@acme/material/useMediaQuery',
    '@acme/x-graphs',
    '@acme/x-graphs/BarGraph',
    '@acme/x-data-table-premium',
    'react',
  ];
  const imports = new Map([
    ['@acme/icons-material/Add', new Set(['default'])],
    ['@acme/material/Button', new Set(['buttonClasses', 'default'])],
    ['@acme/x-graphs/hooks', new Set(['useXScale'])],
    ['@acme/x-graphs/models', new Set<string>()],
    ['react', new Set(['*'])],
  ]);
  expect(renderModuleScope({ importable, imports, library })).toMatchSnapshot();
});

test('collects names by module, without types and files', () => {
  const imports = collectNames([
    `import * as React from 'react';
import Box, { type BoxProps, boxClasses as classes } from '@acme/material/Box';
import type { Theme } from '@acme/material/styles';
import { type TableColDef } from '@acme/x-data-table';
import 'dayjs/locale/de';
import { rows } from './rows';`,
    `import {
  DataTable,
  type TableColDef,
  useTableApiRef,
} from '@acme/x-data-table';`,
  ]);
  expect(Object.fromEntries([...imports].map(([name, names]) => [name, [...names]]))).toEqual({
    react: ['*'],
    '@acme/material/Box': ['default', 'boxClasses'],
    '@acme/x-data-table': ['DataTable', 'useTableApiRef'],
    'dayjs/locale/de': [],
  });
});
