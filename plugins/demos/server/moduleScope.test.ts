import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { library } from '../../../library';
import { collectNames, readImportableModules, renderModuleScope } from './moduleScope';

test('reads what packages offer: folders of components that a build can take in', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'version-'));
  const dependencies = {
    '@mui/icons-material': '7.3.11',
    '@mui/x-date-pickers': '8.11.0',
    '@mui/x-license': '8.11.0',
    '@types/react': '19.2.6',
    react: '19.2.9',
  };
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ dependencies }));
  const folders = ['AdapterDayjs', 'AdapterLuxon', 'DatePicker', 'esm', 'internals', 'locales'];
  for (const folder of folders.map((name) => `@mui/x-date-pickers/${name}`).concat('react')) {
    mkdirSync(path.join(dir, 'node_modules', folder), { recursive: true });
    writeFileSync(path.join(dir, 'node_modules', folder, 'index.js'), '');
  }
  expect(await readImportableModules(dir, library)).toEqual([
    '@mui/x-date-pickers',
    '@mui/x-date-pickers/AdapterDayjs',
    '@mui/x-date-pickers/DatePicker',
    'react',
    'react/jsx-runtime',
  ]);
});

test('offers the core, what demos import, and the components of the packages that they import from', () => {
  const importable = [
    '@mui/material',
    '@mui/material/Button',
    '@mui/material/useMediaQuery',
    '@mui/x-charts',
    '@mui/x-charts/BarChart',
    '@mui/x-data-grid-premium',
    'react',
  ];
  const imports = new Map([
    ['@mui/icons-material/Add', new Set(['default'])],
    ['@mui/material/Button', new Set(['buttonClasses', 'default'])],
    ['@mui/x-charts/hooks', new Set(['useXScale'])],
    ['@mui/x-charts/models', new Set<string>()],
    ['react', new Set(['*'])],
  ]);
  expect(renderModuleScope({ importable, imports, library })).toMatchSnapshot();
});

test('collects names by module, without types and files', () => {
  const imports = collectNames([
    `import * as React from 'react';
import Box, { type BoxProps, boxClasses as classes } from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { type GridColDef } from '@mui/x-data-grid';
import 'dayjs/locale/de';
import { rows } from './rows';`,
    `import {
  DataGrid,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid';`,
  ]);
  expect(Object.fromEntries([...imports].map(([name, names]) => [name, [...names]]))).toEqual({
    react: ['*'],
    '@mui/material/Box': ['default', 'boxClasses'],
    '@mui/x-data-grid': ['DataGrid', 'useGridApiRef'],
    'dayjs/locale/de': [],
  });
});
