const optionalPlugins = require('./optionalPlugins.json');

/**
 * The walls between the parts of the project, which ARCHITECTURE.md describes. Types count as much as code.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
const tests = '\\.test\\.tsx?$|/testing/';
const browser = '^(?:core/client|plugins/[^/]+/(?:client|theme|worker)|src)/';
const node =
  '^(?:core/server|plugins/[^/]+/(?:server/|index\\.ts$|extract\\.ts$)|cli(?!/new/template)|deploy)';

/** Entry points: what Docusaurus, the bundler or another process finds by its path. */
const foundByPath = [
  '/theme/[^/]+/index\\.tsx$',
  // Client modules.
  '/client/(?:askConsent|beginVisit|copyShortcut|mark|offer|repairAddress)\\.ts$',
  // What takes the place of a module of Docusaurus, of a library, or of ours.
  '^plugins/page-weight/client/',
  '/client/(?:emotionInsertion|emptyModule|noPages|colorModeContext|siteMetadataDefaults|translate)\\.tsx?$',
  '/theme/(?:PageLanguage/(?:ContentsList|SiteMetadata)|Sponsors/SponsorsOnServer)\\.tsx$',
  // A loader, what it runs, and what its modules import.
  '^plugins/demos/(?:server/islandStyles(?:Loader)?|client/islandStyles)\\.c?[jt]s$',
  // The files of a new site.
  '^cli/new/template/',
  // What Node loads before a process begins.
  '^core/server/siteModules\\.cjs$',
  // Processes and workers.
  '^(?:plugins/(?:api-reference/extract|code-blocks/server/checkProcess|mcp/program/main|offline/worker/\\w+|upgrade-check/worker/(?:codemods|listen))|core/server/render-cache/serverEntry)\\.[jt]s$',
];

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or share a third.',
      severity: 'error',
      // What is ejected takes its props from `@theme/<its own name>`.
      from: { pathNot: '^src/theme/' },
      to: { circular: true },
    },
    {
      name: 'no-unused-modules',
      comment:
        'Only tests import it. Delete it, or name it here if something finds it by its path.',
      severity: 'error',
      from: { pathNot: tests },
      module: {
        path: '^(?:core|cli/[^/]+|deploy|plugins)/',
        pathNot: [tests, '\\.d\\.ts$', ...foundByPath],
        numberOfDependentsLessThan: 1,
      },
    },
    {
      name: 'core-knows-no-plugin',
      comment:
        'core/ is what every plugin needs. Move what it needs of a plugin into core/, or into a contribution.',
      severity: 'error',
      from: { path: '^core/', pathNot: tests },
      to: { path: '^(?:plugins|cli|deploy|src)/' },
    },
    {
      name: 'no-pages-in-code',
      comment: 'Pages and demos are what the platform reads as files. It imports none of them.',
      severity: 'error',
      from: { path: '^(?:core|plugins|cli|deploy|src)/', pathNot: tests },
      to: { path: '^(?:docs|versioned_docs|i18n)/' },
    },
    {
      name: 'plugins-by-their-front-door',
      comment:
        'Of another plugin, import what both sides may know (types.ts and its like), its client/index, or @theme/<Name>.',
      severity: 'error',
      from: { path: '^plugins/([^/]+)/', pathNot: tests },
      to: {
        path: '^plugins/',
        pathNot: [
          '^plugins/$1/',
          '^plugins/[^/]+/(?!index\\.ts$)[^/]+\\.ts$',
          '^plugins/[^/]+/client/index\\.ts$',
          '^plugins/[^/]+/theme/[^/]+/index\\.tsx$',
          '/types\\.ts$',
        ],
      },
    },
    {
      name: 'optional-plugins-can-go',
      comment:
        'Deleting an optional plugin is deleting its folder and its line. Put what needs it into the plugin; what a command loads of it is in cli/optional.ts. Its command in cli/ ends with it, and so does mcp with search.',
      severity: 'error',
      from: {
        path: '^(?:cli|deploy|src|plugins/([^/]+))/',
        pathNot: [tests, '^cli/(?:feedback|optional|translations)\\.ts$', '^plugins/mcp/'],
      },
      to: {
        path: `^plugins/(?:${optionalPlugins.join('|')})/`,
        pathNot: '^plugins/$1/',
      },
    },
    {
      name: 'browser-without-node',
      comment: 'Code of the browser imports nothing that runs in Node: no server/, no node:*.',
      severity: 'error',
      from: { path: browser, pathNot: tests },
      to: { path: node, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'browser-without-node-modules',
      comment: 'Browsers have none of the modules of Node.',
      severity: 'error',
      from: { path: browser, pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'node-without-browser',
      comment: 'Code of the build imports nothing of the browser: no client/, no theme/, no React.',
      severity: 'error',
      from: { path: node, pathNot: tests },
      to: {
        path: `${browser}|node_modules/(?:react|react-dom)/`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'both-sides-neither',
      comment:
        'A module beside types.ts is read by the build and by browsers: it imports only its like.',
      severity: 'error',
      from: {
        path: '^(?:core|plugins/[^/]+)/(?!index\\.ts$|extract\\.ts$)[^/]+\\.ts$|^plugins/api-reference/(?:compare|uses)/',
        pathNot: tests,
      },
      to: {
        path: `${node}|${browser}|node_modules/(?:react|react-dom)/`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'nothing-from-dev-dependencies',
      comment:
        'A site that has the platform as a package has its dependencies alone. Move it there in package.json.',
      severity: 'error',
      from: { path: '^(?:core|plugins|cli|deploy|src)/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev'], pathNot: '/@types/' },
    },
    {
      name: 'nothing-from-tests',
      comment: 'What is shipped or built needs no tests to run.',
      severity: 'error',
      from: { path: '^(?:core|plugins|cli|deploy|src|data)/', pathNot: tests },
      to: { path: `^test/|${tests}`, pathNot: '^test/findCommand\\.mjs$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|^(?:docs|versioned_docs)/' },
    exclude: { path: '^test/(?:fixtures|results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'] },
  },
};
