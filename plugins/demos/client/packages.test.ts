import { dependencies } from '../../../package.json';
import { collectDependencies, findLibraryPackage, toolVersions } from './packages';

describe('toolVersions', () => {
  test('are exact', () => {
    for (const version of Object.values(toolVersions)) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });

  test.each(['typescript', 'tailwindcss'] as const)("%s is the site's own", (name) => {
    expect(toolVersions[name]).toBe(dependencies[name]);
  });
});

describe('collectDependencies', () => {
  const packages = {
    '@mui/x-data-grid': { version: '8.11.0', peers: ['@mui/material', 'react'] },
    '@mui/material': { version: '7.3.11', peers: ['@emotion/react', 'react'] },
    '@emotion/react': { version: '11.14.0', peers: ['react'] },
    dayjs: { version: '1.11.23', peers: [] },
    react: { version: '19.2.9', peers: [] },
    'react-dom': { version: '19.2.9', peers: ['react'] },
  };

  test('pins what is imported, what that must have beside it, and React', () => {
    const files = [
      {
        name: 'Demo.tsx',
        code: `import { DataGrid } from '@mui/x-data-grid';\nimport './Demo.css';`,
      },
      { name: 'Demo.css', code: '' },
    ];
    expect(Object.entries(collectDependencies(files, packages))).toEqual([
      ['@emotion/react', '11.14.0'],
      ['@mui/material', '7.3.11'],
      ['@mui/x-data-grid', '8.11.0'],
      ['react', '19.2.9'],
      ['react-dom', '19.2.9'],
    ]);
  });

  test('pins what the imported part of a package needs, and not what other parts do', () => {
    const partPeers = { AdapterDayjs: ['dayjs'], AdapterLuxon: ['luxon'] };
    const pickers = { version: '8.11.0', peers: [], partPeers };
    const files = [
      { name: 'Demo.tsx', code: `import { AdapterDayjs } from 'pickers/AdapterDayjs';` },
    ];
    const luxon = { version: '3.7.2', peers: [] };
    const names = Object.keys(collectDependencies(files, { ...packages, pickers, luxon }));
    expect(names).toEqual(['dayjs', 'pickers', 'react', 'react-dom']);
  });

  test('looks into every file, and pins a package of which only a part is imported', () => {
    const files = [
      { name: 'Demo.tsx', code: `import { days } from './days';` },
      { name: 'days.ts', code: `import 'dayjs/locale/de';` },
    ];
    expect(collectDependencies(files, packages)).toHaveProperty('dayjs', '1.11.23');
  });

  test('refuses packages that the version does not pin, and names them', () => {
    const files = [
      { name: 'Demo.tsx', code: `import a from 'lodash/a';\nimport b from 'lodash/b';` },
      { name: 'days.ts', code: `import { format } from 'date-fns';` },
    ];
    expect(() => collectDependencies(files, packages)).toThrowErrorMatchingInlineSnapshot(`
   "Demo.tsx needs "lodash", which its version's package.json doesn't pin. Pin it there, or remove the import.
   days.ts needs "date-fns", which its version's package.json doesn't pin. Pin it there, or remove the import."
  `);
  });
});

describe('findLibraryPackage', () => {
  const packages = {
    '@mui/material': { version: '7.3.11', peers: [] },
    '@mui/x-charts': { version: '8.11.0', peers: [], isDocumented: true },
    '@mui/x-date-pickers': { version: '8.11.0', peers: [], isDocumented: true },
    '@material-ui/core': { version: '4.12.4', peers: [] },
    '@material-ui/x-grid': { version: '4.0.0-alpha.37', peers: [], isDocumented: true },
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
});
