import { collectDependencies } from './collectDependencies';

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
   "Demo.tsx needs "lodash", which the package.json of its version does not pin. Pin it there, or do without it.
   days.ts needs "date-fns", which the package.json of its version does not pin. Pin it there, or do without it."
  `);
});
