/**
 * What follows releases of the library:
 *
 * - `npm run library -- upgrade 8.12.0` moves the current version to another release: its pins, the lockfile,
 *   its label. It prints what changed in the API, what broke, what still says the old release and which pages
 *   to read. What it changes is put back when the packages can't be installed.
 * - `npm run library -- releases v7` finds which release of a version added, changed, deprecated and removed each
 *   part of the API, and which React it needs, and writes it beside the version's `package.json`.
 * - `npm run library -- sizes v7` measures what the import of each component adds to an app, and writes it there too.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as prettier from 'prettier';
import { createBuildContext } from '../core/server/buildContext';
import { listProducts } from '../core/library';
import { checkVersion } from '../core/server/checks';
import { siteDir, toRelative } from '../core/server/files';
import { readPageTexts } from '../core/server/pageText';
import { type Pins, pickDocumented, readPins } from '../core/server/pins';
import { runCommand } from '../core/server/processes';
import { validateSite } from '../core/server/site';
import { dataFiles } from '../core/server/versionData';
import { type BuiltVersion, findVersion } from '../core/server/versions';
import { type Product, type Site, products } from '../core/types';
import { setup } from '@site/docusaurus.config';
import { library, reference } from '@site/library';
import { compareApis } from '../plugins/api-reference/compare/compareApis';
import { renderComparison } from '../plugins/api-reference/compare/comparisonMarkdown';
import { prepareApis } from '../plugins/api-reference/server/prepareApis';
import type { VersionApi } from '../plugins/api-reference/types';
import { askPeers, askRegistry } from './registry';
import { ownDir } from './build/buildVersion';
import { checkTypes } from './build/checkTypes';
import { startCommand } from './command';
import { loadMeasuring } from './optional';
import { readReleases } from './library/releases';
import {
  type PinChange,
  changePins,
  listOldVersions,
  listPagesToRead,
  planUpgrade,
  renderUpgrade,
} from './library/upgrade';

const command = {
  usage: 'npm run library -- upgrade 8.12.0, releases v7, or sizes v7',
  arguments: [2, 2],
} as const;

/** Asks the registry for all versions of the packages that belong to the library, by their names. */
async function askReleases(pins: Pins): Promise<Map<string, string[]>> {
  const ask = async (name: string) =>
    [((await askRegistry(name, 'versions')) ?? []) as string | string[]].flat();
  const own = Object.keys(pickDocumented(pins));
  return new Map(await Promise.all(own.map(async (name) => [name, await ask(name)] as const)));
}

/** Asks the registry which React each release of a product needs: of its first package, a free one. */
async function askReact(pins: Pins): Promise<Map<Product, Map<string, string>>> {
  const packages = products.flatMap((product) => {
    const name = Object.keys(library.packages).find(
      (item) =>
        item in pins && listProducts(library.packages[item]).some((own) => own.product === product),
    );
    return name === undefined ? [] : [{ product, name }];
  });
  return new Map(
    await Promise.all(
      packages.map(async ({ product, name }) => {
        const spec = `${name}@<=${pins[name]}`;
        return [product, await askPeers(spec, 'react')] as const;
      }),
    ),
  );
}

async function readApi(site: Site, name: string): Promise<VersionApi['apis']> {
  const apis = await prepareApis(site, siteDir, { library, reference }, console.log);
  const { file = '' } = apis.find(({ version }) => version.name === name) ?? {};
  return (JSON.parse(await readFile(file, 'utf8')) as VersionApi).apis;
}

/** Moves pins, lockfile and label to another release, or leaves all as it is. */
async function move(changes: readonly PinChange[], label: PinChange): Promise<void> {
  const files = ['docs/package.json', 'pnpm-lock.yaml', 'site.ts'];
  const toFile = (name: string) => path.join(siteDir, name);
  const before = await Promise.all(files.map((name) => readFile(toFile(name), 'utf8')));
  const [manifest = '', , site = ''] = before;
  try {
    await writeFile(toFile('docs/package.json'), changePins(manifest, changes));
    const toLabel = (version: string) => `label: '${version}'`;
    await writeFile(toFile('site.ts'), site.replace(toLabel(label.from), toLabel(label.to)));
    await runCommand('pnpm', ['install', '--no-frozen-lockfile'], {}, 'collect');
  } catch (error) {
    await Promise.all(files.map((name, index) => writeFile(toFile(name), before[index] ?? '')));
    throw new Error(
      `Failed to install the packages; nothing was changed. Run "npx pnpm install" to restore the old ones.\n\n${(error as Error).message}`,
      { cause: error },
    );
  }
}

async function upgrade(site: Site, wanted: string): Promise<void> {
  const version = findVersion(site, 'current', siteDir);
  const pins = readPins(version.dir);
  const released = await askReleases(pins);
  const changes = planUpgrade(wanted, pins, released);
  const [main] = changes.filter(({ to }) => to === wanted);
  if (!main) {
    throw new Error(`docs/package.json pins ${wanted} already.`);
  }
  const before = await readApi(site, version.name);
  console.log(`Installing ${wanted} …`);
  await move(changes, main);
  const after = await readApi(site, version.name);
  console.log('Checking demos and pages …\n');
  const broken: string[] = [];
  await checkTypes(version, siteDir, ownDir).catch((error: unknown) =>
    broken.push((error as Error).message),
  );
  const build = { version: 'current', language: 'en', generatedDir: '.docusaurus' };
  broken.push(...(await checkVersion(await createBuildContext(setup, build))));
  const api = compareApis(before, after);
  const { pages } = await readPageTexts(version, siteDir);
  const report = renderUpgrade({
    changes,
    comparison: renderComparison(api, main.from, main.to),
    broken,
    old: await listOldVersions(siteDir, changes),
    pages: listPagesToRead(api, pages),
  });
  console.log(report);
}

/** Writes a file of data beside a version's `package.json`. */
async function writeData(
  version: BuiltVersion,
  action: keyof typeof dataFiles,
  data: unknown,
): Promise<void> {
  const file = path.join(version.dir, dataFiles[action]);
  const options = { ...(await prettier.resolveConfig(file)), filepath: file };
  await writeFile(file, await prettier.format(JSON.stringify(data), options));
  console.log(`Wrote ${toRelative(siteDir, file)}.`);
}

async function dateReleases(site: Site, name: string): Promise<void> {
  const version = findVersion(site, name, siteDir);
  const pins = readPins(version.dir);
  const released = await askReleases(pins);
  const settings = { library, reference };
  const react = await askReact(pins);
  const changes = await readReleases(version, siteDir, settings, released, react, console.log);
  await writeData(version, 'releases', changes);
}

async function measure(site: Site, name: string): Promise<void> {
  const { measureSizes } = loadMeasuring();
  const version = findVersion(site, name, siteDir);
  const apis = await readApi(site, version.name);
  const components = products.flatMap((product) =>
    apis
      .filter((api) => api.product === product && api.kind === 'component')
      .map((api) => ({ name: api.name, product, statement: api.imports[0] ?? '' })),
  );
  const packages = pickDocumented(readPins(version.dir));
  await writeData(version, 'sizes', await measureSizes(components, version.dir, packages));
}

void startCommand(command, async ({ positionals: [action, wanted = ''] }) => {
  const actions = { upgrade, releases: dateReleases, sizes: measure };
  if (!Object.hasOwn(actions, action ?? '')) {
    throw new Error(`There is no "${action}". Usage: ${command.usage}`);
  }
  const site = validateSite(setup.site, setup.releasedVersions);
  await actions[action as keyof typeof actions](site, wanted);
});
