import { findReleases } from './findReleases';

const names = ['@acme/x-data-table', '@acme/x-graphs'];

test.each([
  ['package.json', '{ "dependencies": { "@acme/x-data-table": "^8.2.0", "react": "^19.0.0" } }'],
  [
    'package.json with a tag and a range',
    '{ "devDependencies": { "@acme/x-data-table": ">=8.2" } }',
  ],
  ['package.json with an alias', '{ "dependencies": { "@acme/x-data-table": "npm:fork@8.2.0" } }'],
  [
    'a lockfile of npm, before what its own package asks for',
    JSON.stringify({
      packages: {
        '': { dependencies: { '@acme/x-data-table': '^8.0.0' } },
        'node_modules/@acme/x-data-table': { version: '8.2.0' },
      },
    }),
  ],
  [
    'an old lockfile of npm',
    '{ "dependencies": { "@acme/x-data-table": { "version": "8.2.0" } } }',
  ],
  ['a lockfile of pnpm', "packages:\n\n  '@acme/x-data-table@8.2.0':\n    resolution: {}\n"],
  [
    'a lockfile of pnpm 8',
    "packages:\n\n  '/@acme/x-data-table@8.2.0(react@19.0.0)':\n    dev: false\n",
  ],
  ['a lockfile of pnpm 7', 'packages:\n\n  /@acme/x-data-table/8.2.0_abc:\n    dev: false\n'],
  [
    'a lockfile of Yarn',
    '"@acme/x-data-table@^8.0.0", "@acme/x-data-table@^8.1.0":\n  version "8.2.0"\n',
  ],
  ['a lockfile of Yarn 4', '"@acme/x-data-table@npm:^8.0.0":\n  version: 8.2.0\n'],
  [
    'a lockfile of Bun',
    '{ "packages": { "@acme/x-data-table": ["@acme/x-data-table@8.2.0", "", {}] } }',
  ],
  [
    'a lockfile with two, of which the newer counts',
    "'@acme/x-data-table@8.2.0':\n'@acme/x-data-table@7.29.0(react@18.0.0)':\n",
  ],
])('finds a release in %s', (_file, text) => {
  expect(findReleases(text, names)).toEqual({ '@acme/x-data-table': '8.2.0' });
});

test.each([
  ['package.json', '{ "dependencies": { "react": "^18.2.0", "@types/react": "^19.0.0" } }'],
  ['a lockfile of pnpm', "packages:\n\n  '@types/react@19.0.1':\n\n  react@18.2.0:\n"],
  ['a lockfile of pnpm 8', 'packages:\n\n  /@types/react@19.0.1:\n\n  /react@18.2.0:\n'],
  ['a lockfile of pnpm 7', 'packages:\n\n  /@types/react/19.0.1:\n\n  /react/18.2.0:\n'],
  [
    'a lockfile of Yarn',
    '"@types/react@^19.0.0":\n  version "19.0.1"\n\nreact@^18.0.0:\n  version "18.2.0"\n',
  ],
  [
    'a lockfile of Bun',
    '{ "packages": { "@types/react": ["@types/react@19.0.1"], "react": ["react@18.2.0"] } }',
  ],
])('finds React, and not its types, in %s', (_file, text) => {
  expect(findReleases(text, ['react'])).toEqual({ react: '18.2.0' });
});

test.each([
  ['another package with a longer name', "'@acme/x-data-table-pro@8.2.0':\n"],
  ['no numbers', '{ "dependencies": { "@acme/x-data-table": "latest", "@acme/x-graphs": 8 } }'],
  ['a list', '[]'],
  ['any other text', 'x-data-table 8.2.0 <script>'],
])('finds nothing in %s', (_file, text) => {
  expect(findReleases(text, names)).toEqual({});
});
