import { type ProjectOptions, checkImports, toProject } from './project';

test('finds nothing wrong with imports that lead to a file, and leaves packages alone', () => {
  const files = {
    'src/Demo.tsx': `import react from 'react';\nimport { rows } from './data/rows';\nimport './Demo.css';`,
    'src/data/rows.ts': `import { cell } from '../Cell';`,
    'src/Cell.tsx': '',
    'src/Demo.css': `@import './missing.css';`,
  };
  expect(checkImports(files)).toEqual([]);
});

test('names the file and each import that leads nowhere', () => {
  const files = {
    'src/Demo.jsx': `import { rows } from './rows';\nimport { all } from '../all';`,
    'all.js': '',
    'src/rows.txt': '',
  };
  expect(checkImports(files)).toEqual([
    'src/Demo.jsx imports "./rows", which is not among its files.',
  ]);
});

const react = (version: string) => ({
  react: { version, peers: [] },
  'react-dom': { version, peers: ['react'] },
  '@types/react': { version: `${version}-types`, peers: [] },
  '@types/react-dom': { version: `${version}-types`, peers: [] },
});

const packages = {
  ...react('19.2.9'),
  '@acme/x-data-table': { version: '8.11.0', peers: ['@acme/material', 'react'] },
  '@acme/material': { version: '7.3.11', peers: ['@emotion/react', 'react'] },
  '@emotion/react': { version: '11.14.0', peers: ['react'] },
  '@types/stylis': { version: '4.2.7', peers: [] },
};

const options: ProjectOptions = {
  name: 'ColumnTypes',
  title: 'Columns | X Docs',
  style: 'Acme System',
  variant: 'TS',
  packages,
  source: {
    files: [
      {
        name: 'ColumnTypes.tsx',
        code: `import { DataTable } from '@acme/x-data-table';\nimport { rows } from './rows';\n`,
      },
      { name: 'rows.ts', code: `export const rows = [];\n` },
    ],
  },
};

const readManifest = (given: ProjectOptions) =>
  JSON.parse(toProject(given).files['package.json'] ?? '') as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
    overrides?: Record<string, string>;
  };

test('makes a project in TypeScript, the demo and the files beside it as they are', () => {
  const { files, ...rest } = toProject(options);
  expect(rest).toMatchObject({
    title: 'ColumnTypes',
    description: 'Columns | X Docs',
    entry: 'src/Demo.tsx',
  });
  expect(Object.keys(files)).toEqual([
    'package.json',
    'index.html',
    'vite.config.js',
    'tsconfig.json',
    'src/main.tsx',
    'src/Demo.tsx',
    'src/rows.ts',
  ]);
  expect(files['src/Demo.tsx']).toBe(options.source.files[0].code);
  expect(files['src/rows.ts']).toBe(options.source.files[1]?.code);
  expect(files['index.html']).toContain('<title>Columns | X Docs</title>');
  expect(files['package.json']).toMatchSnapshot();
});

test('makes a project in JavaScript without types', () => {
  const source: ProjectOptions['source'] = {
    files: [
      { name: 'ColumnTypes.js', code: `import { Cell } from './Cell';\nimport './rows';\n` },
      { name: 'Cell.js', code: `export const Cell = () => <b />;\n` },
      { name: 'rows.js', code: `export const rows = [];\n` },
    ],
  };
  const given: ProjectOptions = { ...options, variant: 'JS', source };
  expect(Object.keys(toProject(given).files)).toEqual([
    'package.json',
    'index.html',
    'vite.config.js',
    'src/main.jsx',
    'src/Demo.jsx',
    'src/Cell.jsx',
    'src/rows.js',
  ]);
  expect(Object.keys(readManifest(given).devDependencies)).toEqual([
    '@vitejs/plugin-react',
    'vite',
  ]);
});

test('has a free package once, beside the paid one that stands on it', () => {
  const given: ProjectOptions = {
    ...options,
    packages: {
      ...packages,
      '@acme/x-data-table-pro': { version: '8.10.1', peers: [], bases: ['@acme/x-data-table'] },
    },
    source: {
      files: [
        {
          name: 'ColumnTypes.tsx',
          code: `import { DataTablePro } from '@acme/x-data-table-pro';\n`,
        },
      ],
    },
  };
  expect(readManifest(given).overrides).toEqual({ '@acme/x-data-table': '8.11.0' });
  expect(readManifest(options).overrides).toBeUndefined();
});

test('brings Tailwind where the demo is styled with it', () => {
  const given: ProjectOptions = { ...options, style: 'Tailwind' };
  expect(toProject(given).files).toHaveProperty(['src/index.css']);
  expect(readManifest(given).devDependencies).toHaveProperty('tailwindcss');
  expect(readManifest(options).devDependencies).not.toHaveProperty('tailwindcss');
});

test('pins everything to one exact version', () => {
  const { dependencies, devDependencies } = readManifest({ ...options, style: 'Tailwind' });
  for (const version of Object.values({ ...dependencies, ...devDependencies })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+(?:-types)?$/);
  }
});

test("draws on the version's own React", () => {
  const { files } = toProject({ ...options, packages: { ...packages, ...react('17.0.2') } });
  expect(files['src/main.tsx']).toContain('ReactDOM.render(');
});

test('refuses a demo that imports a package which its version does not pin', () => {
  const source: ProjectOptions['source'] = {
    files: [{ name: 'ColumnTypes.tsx', code: `import { format } from 'date-fns';` }],
  };
  expect(() => toProject({ ...options, source })).toThrow(/ColumnTypes\.tsx needs "date-fns"/);
});

test('refuses a demo whose imports lead out of its files', () => {
  const source: ProjectOptions['source'] = {
    files: [{ name: 'ColumnTypes.tsx', code: `import { rows } from './rows';` }],
  };
  expect(() => toProject({ ...options, source })).toThrowErrorMatchingInlineSnapshot(`
 "The demo ColumnTypes can't be made a project:
 src/Demo.tsx imports "./rows", which is not among its files."
`);
});

test('refuses a file that would take the place of one that every project has', () => {
  const source: ProjectOptions['source'] = {
    files: [options.source.files[0], { name: 'main.tsx', code: '' }],
  };
  expect(() => toProject({ ...options, source })).toThrowErrorMatchingInlineSnapshot(`
 "The demo ColumnTypes can't be made a project:
 src/main.tsx is a file of every project. Rename the demo's file."
`);
});

test("draws the demo in the version's provider, and brings what that imports", () => {
  const provider = [
    { name: 'Provider.tsx', code: `import '@acme/material/styles.css';\nimport './theme';\n` },
    { name: 'theme.ts', code: '' },
  ];
  const source: ProjectOptions['source'] = { files: [{ name: 'Plain.tsx', code: '' }] };
  const project = toProject({ ...options, source, provider });
  expect(project.files['src/Provider.tsx']).toBe(provider[0]?.code);
  expect(project.files).toHaveProperty(['src/theme.ts']);
  expect(project.files['src/main.tsx']).toContain(
    '    <Provider>\n      <Demo />\n    </Provider>\n',
  );
  expect(project.dependencies).toMatchObject({ '@acme/material': '7.3.11' });
});

test('makes a project of a demo with JSON, the index of a folder and a part called Demo', () => {
  const { files, entry } = toProject({
    ...options,
    source: {
      files: [
        {
          name: 'ColumnTypes.tsx',
          code: `import { DataTable } from '@acme/x-data-table';\nimport rows from './data';\nimport Demo from './Demo';\n`,
        },
        { name: 'data/index.ts', code: `export { default } from './rows.json';\n` },
        { name: 'data/rows.json', code: '[]\n' },
        { name: 'Demo.tsx', code: 'export default () => null;\n' },
      ],
    },
  });
  expect(entry).toBe('src/ColumnTypes.tsx');
  expect(files['src/main.tsx']).toContain("import Demo from './ColumnTypes';");
  expect(files).toMatchObject({ 'src/data/rows.json': '[]\n', 'src/Demo.tsx': expect.any(String) });
});
