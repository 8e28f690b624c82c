/**
 * Shows what an upgrade of Docusaurus changed: `swizzled.json` has a hash of every component and module that
 * the site replaces or wraps, from when ours was last compared with it.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ReplacementPlugin } from '../../core/server/replaceDocusaurusModules';
import {
  replaceModules as replaceForSize,
  replaceClientModules,
} from '../../plugins/page-weight/server/bundle';
import { replaceModules as replaceForPreferences } from '../../plugins/preferences/server/replaceModules';
import { replaceModules as replaceForLanguages } from '../../plugins/translations/server/languages';

const siteDir = path.resolve(__dirname, '../..');
const hashesFile = path.join(__dirname, 'swizzled.json');
const acceptCommand =
  'ACCEPT_ORIGINALS=yes npx jest --config test/jest.config.cjs src/theme/swizzled.test.ts';

/** A module of Docusaurus, and our file that replaces or wraps it. */
interface Swizzle {
  /** A file or a component's folder in `node_modules`, or a package that Docusaurus imports. */
  original: string;
  ours: string;
}

const packages = path.join(siteDir, 'node_modules');
const exists = (original: string) => existsSync(path.join(packages, original));

/** Returns Docusaurus's own component; nothing for components that only the site has. */
function findComponent(name: string): string | undefined {
  return ['@docusaurus/theme-classic/src/theme', '@docusaurus/core/lib/client/theme-fallback']
    .flatMap((dir) => ['', '.tsx', '.ts'].map((extension) => `${dir}/${name}${extension}`))
    .find(exists);
}

function listComponents(): Swizzle[] {
  return readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => {
      const name = file.replaceAll(path.sep, '/').replace(/(?:\/index)?\.tsx?$/, '');
      const original = findComponent(name);
      return original ? [{ original, ours: `src/theme/${file}` }] : [];
    });
}

/** Modules that Docusaurus imports by a relative path, by the end of that path. */
const relativeModules: Readonly<Record<string, string>> = {
  'contexts/colorMode': '@docusaurus/theme-common/src/contexts/colorMode.tsx',
  SiteMetadataDefaults: '@docusaurus/core/lib/client/SiteMetadataDefaults.js',
  preload: '@docusaurus/core/lib/client/preload.js',
  docusaurus: '@docusaurus/core/lib/client/docusaurus.js',
  BaseUrlIssueBanner: '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js',
};

/** Returns what would be imported without us; nothing for modules that the build generates. */
function findRequested({ source }: RegExp): string | undefined {
  const request = source.replace(/^\^|\$$/g, '').replaceAll('\\', '');
  const [, component] =
    /^@(?:theme|docusaurus\/theme-classic\/lib\/theme)\/(.+)/.exec(request) ?? [];
  if (component !== undefined) {
    return findComponent(component);
  }
  if (request.startsWith('@docusaurus/')) {
    return `@docusaurus/core/lib/client/exports/${path.basename(request)}.js`;
  }
  if (request.startsWith('.')) {
    const name = Object.keys(relativeModules).find((end) => request.endsWith(end)) ?? request;
    return relativeModules[name] ?? name;
  }
  return request.startsWith('@generated/') ? undefined : request;
}

function listReplacements(): Swizzle[] {
  const swizzles: Swizzle[] = [];
  /** Stands in for the bundler's plugin, and notes what it would replace. */
  function Plugin(request: RegExp, target: string | ((resource: { request: string }) => void)) {
    const original = findRequested(request);
    const resource = { context: '/node_modules/@docusaurus/core/lib', request: String(target) };
    if (typeof target === 'function') {
      target(resource);
    }
    if (original) {
      swizzles.push({ original, ours: path.relative(siteDir, resource.request) });
    }
  }
  const plugin = Plugin as unknown as ReplacementPlugin;
  replaceForSize(plugin, '');
  replaceClientModules(plugin, '');
  replaceForPreferences(plugin);
  replaceForLanguages(plugin);
  return swizzles;
}

/** Packages whose dependencies are replaced. */
const importers = ['@docusaurus/core', '@docusaurus/theme-classic', 'react-router'];

/** Returns the version of a package that one of them imports. */
function readVersion(name: string): string | undefined {
  const core = createRequire(path.join(packages, '@docusaurus/core/package.json'));
  for (const importer of importers) {
    const folders =
      createRequire(core.resolve(`${importer}/package.json`)).resolve.paths(name) ?? [];
    const file = folders.map((dir) => path.join(dir, name, 'package.json')).find(existsSync);
    if (file) {
      return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
    }
  }
  return undefined;
}

/** Returns the text of a module, or of all files in a component's folder, or the version of a package. */
function readOriginal(original: string): string | undefined {
  const file = path.join(packages, original);
  if (!/^@docusaurus\//.test(original)) {
    return readVersion(original);
  }
  if (!existsSync(file)) {
    return undefined;
  }
  const files = statSync(file).isFile()
    ? [file]
    : readdirSync(file, { withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.d.ts'))
        .map((entry) => path.join(file, entry.name))
        .toSorted();
  return files.map((item) => readFileSync(item, 'utf8')).join('\n');
}

function toHash(original: string): string | undefined {
  const text = readOriginal(original);
  return text === undefined
    ? undefined
    : createHash('sha256').update(text).digest('hex').slice(0, 12);
}

type Hashes = Readonly<Record<string, string>>;

/** Returns a line for each original that is not as it was when ours was compared with it. */
function compare(swizzles: readonly Swizzle[], accepted: Hashes): string[] {
  const changed = swizzles.flatMap(({ original, ours }) => {
    const hash = toHash(original);
    if (hash === undefined) {
      return `${original} is gone. Find what Docusaurus has instead, and move or delete ${ours}.`;
    }
    if (accepted[original] === undefined) {
      return `${original} is not in src/theme/swizzled.json. Compare ${ours} with it.`;
    }
    return accepted[original] === hash ? [] : `${original} changed. Compare ${ours} with it.`;
  });
  const originals = swizzles.map(({ original }) => original);
  const unused = Object.keys(accepted)
    .filter((original) => !originals.includes(original))
    .map((original) => `${original} is in src/theme/swizzled.json, but nothing replaces it.`);
  return [...changed, ...unused];
}

const swizzles = [...listComponents(), ...listReplacements()];

if (process.env.ACCEPT_ORIGINALS) {
  const entries = swizzles.map(({ original }) => [original, toHash(original)] as const);
  const sorted = Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(hashesFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

test('what the site replaces is what it was compared with', () => {
  const problems = compare(swizzles, JSON.parse(readFileSync(hashesFile, 'utf8')) as Hashes);
  // A list to work through, not a diff of hashes.
  const list = problems.map((problem) => `- ${problem}`).join('\n');
  const advice = `When ours fit, accept the originals: ${acceptCommand}`;
  if (problems.length > 0) {
    throw new Error(`Docusaurus changed what the site replaces:\n${list}\n${advice}`);
  }
});

test('swizzled components, modules that plugins replace and packages are all found', () => {
  const ours = Object.fromEntries(swizzles.map((item) => [item.original, item.ours]));
  expect(ours).toMatchObject({
    '@docusaurus/theme-classic/src/theme/Tabs': 'src/theme/Tabs/index.tsx',
    '@docusaurus/theme-classic/src/theme/NavbarItem/ComponentTypes.tsx':
      'src/theme/NavbarItem/ComponentTypes.tsx',
    '@docusaurus/core/lib/client/theme-fallback/Root': 'src/theme/Root/index.tsx',
    '@docusaurus/core/lib/client/exports/Translate.js': expect.stringContaining('translations'),
    nprogress: expect.stringContaining('page-weight'),
  });
  expect(swizzles.filter(({ ours: file }) => !existsSync(path.join(siteDir, file)))).toEqual([]);
});

test('names what changed, what is gone and what of ours to look at', () => {
  const [tabs, gone] = [
    { original: '@docusaurus/theme-classic/src/theme/Tabs', ours: 'src/theme/Tabs/index.tsx' },
    { original: '@docusaurus/core/lib/client/Gone.js', ours: 'src/theme/Gone.tsx' },
  ];
  expect(compare([tabs, gone], { [tabs.original]: 'old', Old: 'old' })).toEqual([
    '@docusaurus/theme-classic/src/theme/Tabs changed. Compare src/theme/Tabs/index.tsx with it.',
    '@docusaurus/core/lib/client/Gone.js is gone. Find what Docusaurus has instead, and move or delete src/theme/Gone.tsx.',
    'Old is in src/theme/swizzled.json, but nothing replaces it.',
  ]);
  expect(compare([tabs], {})).toEqual([
    '@docusaurus/theme-classic/src/theme/Tabs is not in src/theme/swizzled.json. Compare src/theme/Tabs/index.tsx with it.',
  ]);
});
