import { findReleases } from './findReleases';

const names = ['@mui/x-data-grid', '@mui/x-charts'];

test.each([
  ['package.json', '{ "dependencies": { "@mui/x-data-grid": "^8.2.0", "react": "^19.0.0" } }'],
  ['package.json with a tag and a range', '{ "devDependencies": { "@mui/x-data-grid": ">=8.2" } }'],
  ['package.json with an alias', '{ "dependencies": { "@mui/x-data-grid": "npm:fork@8.2.0" } }'],
  [
    'a lockfile of npm, before what its own package asks for',
    JSON.stringify({
      packages: {
        '': { dependencies: { '@mui/x-data-grid': '^8.0.0' } },
        'node_modules/@mui/x-data-grid': { version: '8.2.0' },
      },
    }),
  ],
  ['an old lockfile of npm', '{ "dependencies": { "@mui/x-data-grid": { "version": "8.2.0" } } }'],
  ['a lockfile of pnpm', "packages:\n\n  '@mui/x-data-grid@8.2.0':\n    resolution: {}\n"],
  [
    'a lockfile of pnpm 8',
    "packages:\n\n  '/@mui/x-data-grid@8.2.0(react@19.0.0)':\n    dev: false\n",
  ],
  ['a lockfile of pnpm 7', 'packages:\n\n  /@mui/x-data-grid/8.2.0_abc:\n    dev: false\n'],
  [
    'a lockfile of Yarn',
    '"@mui/x-data-grid@^8.0.0", "@mui/x-data-grid@^8.1.0":\n  version "8.2.0"\n',
  ],
  ['a lockfile of Yarn 4', '"@mui/x-data-grid@npm:^8.0.0":\n  version: 8.2.0\n'],
  [
    'a lockfile of Bun',
    '{ "packages": { "@mui/x-data-grid": ["@mui/x-data-grid@8.2.0", "", {}] } }',
  ],
  [
    'a lockfile with two, of which the newer counts',
    "'@mui/x-data-grid@8.2.0':\n'@mui/x-data-grid@7.29.0(react@18.0.0)':\n",
  ],
])('finds a release in %s', (_file, text) => {
  expect(findReleases(text, names)).toEqual({ '@mui/x-data-grid': '8.2.0' });
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
  ['another package with a longer name', "'@mui/x-data-grid-pro@8.2.0':\n"],
  ['no numbers', '{ "dependencies": { "@mui/x-data-grid": "latest", "@mui/x-charts": 8 } }'],
  ['a list', '[]'],
  ['any other text', 'x-data-grid 8.2.0 <script>'],
])('finds nothing in %s', (_file, text) => {
  expect(findReleases(text, names)).toEqual({});
});
