/**
 * What the environment says of a machine, its secrets among it, must not get into the site: here is
 * every place that reads it.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';

const siteDir = path.resolve(__dirname, '..');

/** Files that read the environment, with what they read; `all` where it is handed on as a whole. */
const known: Record<string, readonly string[]> = {
  // Which version is built, in which language and where.
  'core/server/createConfig.ts': [
    'NODE_ENV',
    'DOCUSAURUS_NO_REACT_ALIASES',
    'DOCS_VERSION',
    'DOCS_LANGUAGE',
    'DOCS_HOST',
    'DOCUSAURUS_GENERATED_FILES_DIR_NAME',
  ],
  // The license key, which is all that `readLicenseKey` takes.
  'plugins/demos/index.ts': ['all'],
  'cli/build.ts': ['all'],
  // And where the development server passes feedback on to.
  'cli/start.ts': ['all', 'FEEDBACK_RECEIVER'],
  'plugins/feedback/index.ts': ['FEEDBACK_RECEIVER'],
  'cli/build/buildVersion.ts': ['all'],
  // Where outputs are kept.
  'core/server/files.ts': ['DOCS_CACHE_DIR'],
  // For the processes that a build starts.
  'core/server/processes.ts': ['all'],
  'core/server/stages.ts': ['all'],
  // Whether it is a build or development.
  'core/server/bundlerCache.ts': ['NODE_ENV'],
  'core/server/checks.ts': ['NODE_ENV'],
  'core/server/minifyCache.ts': ['NODE_ENV'],
  'core/server/render-cache/index.ts': ['NODE_ENV'],
  'plugins/code-blocks/index.ts': ['NODE_ENV'],
  'plugins/offline/index.ts': ['NODE_ENV'],
  'plugins/demos/server/chunkGroups.ts': ['NODE_ENV'],
  'plugins/demos/server/moduleScope.ts': ['NODE_ENV'],
  'plugins/page-weight/index.ts': ['NODE_ENV'],
  // What esbuild puts in its place.
  'plugins/upgrade-check/server/compileWorker.ts': ['NODE_ENV'],
  // In the browser, the bundler has put the value in its place.
  'plugins/offline/client/offer.ts': ['NODE_ENV'],
};

test('only these places read the environment', async () => {
  const patterns = [
    '*.ts',
    '{core,cli,deploy,data,plugins,src}/**/*.{ts,tsx,mjs}',
    '{docs,versioned_docs}/**/*.{ts,tsx}',
  ];
  const files = await Globby(patterns, {
    cwd: siteDir,
    ignore: ['**/node_modules/**', '**/*.test.*', '**/setup.mjs'],
  });
  const found = files.flatMap((file) => {
    const code = readFileSync(path.join(siteDir, file), 'utf8').replace(/\/\*\*.*?\*\//gs, '');
    const reads = [...code.matchAll(/\b(?:process|import\.meta)\.env\b(?:\.(\w+))?/g)];
    return reads.length > 0 ? [[file, [...new Set(reads.map(([, name]) => name ?? 'all'))]]] : [];
  });
  expect(Object.fromEntries(found)).toEqual(known);
});
