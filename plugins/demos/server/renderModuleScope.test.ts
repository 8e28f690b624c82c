import { renderModuleScope } from './renderModuleScope';

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
  expect(renderModuleScope(importable, imports)).toMatchSnapshot();
});
