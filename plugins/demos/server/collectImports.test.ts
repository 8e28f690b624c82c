import { collectImports } from './collectImports';

test('collects names by module, without types and files', () => {
  const imports = collectImports([
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
