import { findLibraryPackage } from './findLibraryPackage';

const packages = {
  '@mui/material': { version: '7.3.11', peers: [] },
  '@mui/x-charts': { version: '8.11.0', peers: [] },
  '@mui/x-date-pickers': { version: '8.11.0', peers: [] },
  '@material-ui/core': { version: '4.12.4', peers: [] },
  '@material-ui/x-grid': { version: '4.0.0-alpha.37', peers: [] },
};

test.each([
  [
    `import Box from '@mui/material/Box';\nimport { BarChart } from '@mui/x-charts/BarChart';`,
    '@mui/x-charts',
    '8.11.0',
  ],
  [
    `import { DatePicker } from '@mui/x-date-pickers/DatePicker';\nimport '@mui/x-charts';`,
    '@mui/x-date-pickers',
    '8.11.0',
  ],
  [
    `import Button from '@material-ui/core/Button';\nimport { XGrid } from '@material-ui/x-grid';`,
    '@material-ui/x-grid',
    '4.0.0-alpha.37',
  ],
])('is the first of the library that the demo imports', (code, name, version) => {
  expect(findLibraryPackage([{ name: 'Demo.tsx', code }], packages)).toEqual({ name, version });
});

test('is found in a file beside the demo', () => {
  const files = [
    { name: 'Demo.tsx', code: `import Chart from './Chart';` },
    { name: 'Chart.tsx', code: `import { BarChart } from '@mui/x-charts';` },
  ];
  expect(findLibraryPackage(files, packages).name).toBe('@mui/x-charts');
});

test('refuses a demo without any', () => {
  const files = [{ name: 'Demo.tsx', code: `import Box from '@mui/material/Box';` }];
  expect(() => findLibraryPackage(files, packages)).toThrow(
    'Demo.tsx imports no package of the library that its version pins.',
  );
});
