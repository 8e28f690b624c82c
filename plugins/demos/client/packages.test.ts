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
    '@acme/x-data-table': { version: '8.11.0', peers: ['@acme/material', 'react'] },
    '@acme/material': { version: '7.3.11', peers: ['@emotion/react', 'react'] },
    '@emotion/react': { version: '11.14.0', peers: ['react'] },
    dayjs: { version: '1.11.23', peers: [] },
    react: { version: '19.2.9', peers: [] },
    'react-dom': { version: '19.2.9', peers: ['react'] },
  };

  test('pins what is imported, what that must have beside it, and React', () => {
    const files = [
      {
        name: 'Demo.tsx',
        code: `import { DataTable } from '@acme/x-data-table';\nimport './Demo.css';`,
      },
      { name: 'Demo.css', code: '' },
    ];
    expect(Object.entries(collectDependencies(files, packages))).toEqual([
      ['@acme/material', '7.3.11'],
      ['@acme/x-data-table', '8.11.0'],
      ['@emotion/react', '11.14.0'],
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
    '@acme/material': { version: '7.3.11', peers: [] },
    '@acme/x-graphs': { version: '8.11.0', peers: [], isDocumented: true },
    '@acme/x-day-pickers': { version: '8.11.0', peers: [], isDocumented: true },
    '@old-acme/core': { version: '4.12.4', peers: [] },
    '@old-acme/x-table': { version: '4.0.0-alpha.37', peers: [], isDocumented: true },
  };

  test.each([
    [
      `import Box from '@acme/material/Box';\nimport { BarGraph } from '@acme/x-graphs/BarGraph';`,
      '@acme/x-graphs',
      '8.11.0',
    ],
    [
      `import { DayPicker } from '@acme/x-day-pickers/DayPicker';\nimport '@acme/x-graphs';`,
      '@acme/x-day-pickers',
      '8.11.0',
    ],
    [
      `import Button from '@old-acme/core/Button';\nimport { XTable } from '@old-acme/x-table';`,
      '@old-acme/x-table',
      '4.0.0-alpha.37',
    ],
  ])('is the first of the library that the demo imports', (code, name, version) => {
    expect(findLibraryPackage([{ name: 'Demo.tsx', code }], packages)).toEqual({ name, version });
  });

  test('is found in a file beside the demo', () => {
    const files = [
      { name: 'Demo.tsx', code: `import Graph from './Graph';` },
      { name: 'Graph.tsx', code: `import { BarGraph } from '@acme/x-graphs';` },
    ];
    expect(findLibraryPackage(files, packages).name).toBe('@acme/x-graphs');
  });

  test('refuses a demo without any', () => {
    const files = [{ name: 'Demo.tsx', code: `import Box from '@acme/material/Box';` }];
    expect(() => findLibraryPackage(files, packages)).toThrow(
      'Demo.tsx imports no package of the library that its version pins.',
    );
  });
});
