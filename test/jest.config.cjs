const { readdirSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');

const rootDir = path.resolve(__dirname, '..');

// Packages that Docusaurus brings; its own copies, so that contexts are shared.
const docusaurus = createRequire(require.resolve('@docusaurus/core/package.json'));

/** Where `@theme/…` is looked for, first match wins. */
const themeDirs = [
  '<rootDir>/src/theme',
  ...readdirSync(path.join(rootDir, 'plugins')).map(
    (plugin) => `<rootDir>/plugins/${plugin}/theme`,
  ),
];
const classicThemeDirs = [
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/theme-common/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

/** Packages that are published as ES modules only, which Jest must have compiled. */
const moduleOnly = [
  '@?docusaurus',
  '@mdx-js',
  'bail',
  'ccount',
  'character-',
  'clsx',
  'decode-named-character-reference',
  'devlop',
  'dom(?:elementtype|handler|utils)@',
  'dom-serializer@',
  'entities@',
  'escape-string-regexp',
  'estree-util',
  'hast',
  'htmlparser2@',
  'is-(?:alpha|decimal|hexadecimal)',
  'is-plain-obj@4',
  'longest-streak',
  'markdown-table',
  'mdast',
  'micromark',
  'p-map@7',
  'parse-entities',
  'property-information',
  'remark',
  'stringify-entities',
  'trough',
  'ts-blank-space@',
  'unified',
  'unist',
  'vfile',
  'zwitch',
];

const compile = (tsx) => [
  '@swc/jest',
  {
    sourceMaps: 'inline',
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

const shared = {
  rootDir,
  restoreMocks: true,
  moduleNameMapper: {
    '\\.css$': '<rootDir>/test/page/classNames.cjs',
    '\\.(?:svg|png|jpe?g|webp|woff2?)$': '<rootDir>/test/page/asset.cjs',
    // Tests of the platform know no library but the one in this folder.
    '^@site/(.*)$': '<rootDir>/test/acme/$1',
    '/importCode$': '<rootDir>/test/page/importCode.ts',
    '^@version/mount$': '<rootDir>/test/page/mount.ts',
    '^@generated/(.*)$': '<rootDir>/test/page/generated/$1',
    '^@theme/(.*)$': [...themeDirs, ...classicThemeDirs].map((dir) => `${dir}/$1`),
    '^@theme-original/(.*)$': classicThemeDirs.map((dir) => `${dir}/$1`),
    '^@theme-init/(.*)$': classicThemeDirs.map((dir) => `${dir}/$1`),
    '^@docusaurus/((?:Browser|Component|Error|Execution|Head|Interpolate|Link|Noop|Translate|constants|is|render|router|use)\\w*)$':
      '@docusaurus/core/lib/client/exports/$1',
    '^react-router-dom$': docusaurus.resolve('react-router-dom'),
    '^react-helmet-async$': docusaurus.resolve('react-helmet-async'),
    '^@docusaurus/plugin-content-docs/client$':
      '@docusaurus/plugin-content-docs/lib/client/index.js',
  },
  transform: { '\\.tsx$|\\.[cm]?js$': compile(true), '\\.ts$': compile(false) },
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(?:${moduleOnly.join('|')})[^/]*/)`],
  setupFilesAfterEnv: ['<rootDir>/test/page/failOnConsoleError.ts'],
  modulePathIgnorePatterns: ['<rootDir>/build', '<rootDir>/\\.(?:docusaurus|cache)'],
  // A version's own packages and demos are none of Jest's business: they are thousands of folders.
  roots: ['cli', 'core', 'deploy', 'plugins', 'src', 'test'].map((dir) => `<rootDir>/${dir}`),
};

/** Tests of this site's own library and pages, which know them. */
const ownTests = '/test/this-site/';
const ofThisSite = {
  moduleNameMapper: { ...shared.moduleNameMapper, '^@site/(.*)$': '<rootDir>/$1' },
};

const browserTests = ['**/*.test.tsx', '**/client/**/*.test.ts'];

/** What tests in jsdom share. */
const browser = {
  ...shared,
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/test/page/setUpBrowser.ts'],
};

/** Tests of components and of client code run in jsdom, all others in Node. */
module.exports = {
  rootDir,
  // In ms, for what is stuck: how fast a test is depends on what else the machine does.
  testTimeout: 240_000,
  projects: [
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/client/', ownTests],
    },
    {
      ...browser,
      displayName: 'browser',
      testMatch: browserTests,
      testPathIgnorePatterns: ['/node_modules/', ownTests],
    },
    {
      ...shared,
      ...ofThisSite,
      displayName: 'this site',
      testEnvironment: 'node',
      testMatch: [`**${ownTests}**/*.test.ts`],
    },
    {
      ...browser,
      ...ofThisSite,
      displayName: 'this site in a browser',
      testMatch: [`**${ownTests}**/*.test.tsx`],
    },
    // Thousands of hostile values: not every day.
    { ...browser, displayName: 'fuzz', testMatch: ['**/*.fuzz.tsx'] },
  ],
};
