import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { library } from '@site/library';
import { readVersionPackages } from './versionPackages';

let dir: string;

async function writeManifest(folder: string, manifest: object): Promise<void> {
  await mkdir(path.join(dir, folder), { recursive: true });
  await writeFile(path.join(dir, folder, 'package.json'), JSON.stringify(manifest));
}

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'packages-'));
  await writeManifest('node_modules/grid', {
    peerDependencies: { react: '*', engine: '*', luxon: '*', '@types/react': '*' },
    peerDependenciesMeta: { engine: { optional: true }, luxon: { optional: true } },
  });
  await writeManifest('node_modules/engine', { peerDependencies: { react: '*' } });
  await writeManifest('node_modules/react', {});
  await writeManifest('node_modules/@types/react', {});
});

afterEach(() => rm(dir, { recursive: true }));

test('reads the pins, and the pinned packages that each wants beside it', async () => {
  await writeManifest('', {
    dependencies: {
      grid: '1.2.3-alpha.4',
      engine: '2.0.0',
      react: '19.0.0',
      '@types/react': '19.0.0',
    },
  });
  expect(await readVersionPackages(dir, library)).toEqual({
    grid: { version: '1.2.3-alpha.4', peers: ['react', 'engine'] },
    engine: { version: '2.0.0', peers: ['react'] },
    react: { version: '19.0.0', peers: [] },
    '@types/react': { version: '19.0.0', peers: [] },
  });
});

test('a peer that only parts of a package import belongs to those parts', async () => {
  const dependencies = { grid: '1.2.3', engine: '2.0.0', luxon: '3.0.0', react: '19.0.0' };
  await writeManifest('', { dependencies });
  await writeManifest('node_modules/luxon', {});
  for (const [file, text] of Object.entries({
    'AdapterLuxon/AdapterLuxon.js': 'const { DateTime } = require("luxon");',
    'AdapterHebrew/index.js': "import { AdapterLuxon } from '../AdapterLuxon';",
    'Grid/Grid.js': '// luxon is a peer\nimport React from "react";',
  })) {
    const full = path.join(dir, 'node_modules/grid', file);
    await mkdir(path.dirname(full), { recursive: true });
    await writeFile(full, text);
  }
  const { grid } = await readVersionPackages(dir, library);
  expect(grid).toEqual({
    version: '1.2.3',
    peers: ['react', 'engine'],
    partPeers: { AdapterHebrew: ['luxon'], AdapterLuxon: ['luxon'] },
  });
});

test('refuses what is not pinned to one exact version, all of it at once', async () => {
  await writeManifest('', { dependencies: { grid: '^1.2.3', engine: 'latest', react: '19.0.0' } });
  const message = await readVersionPackages(dir, library).catch((error: Error) => error.message);
  expect(String(message).replaceAll(dir, '<version>')).toMatchInlineSnapshot(`
   "The demos can't be opened in online editors:
   - <version>/package.json: "grid" is "^1.2.3"; write one exact version, such as 1.2.3.
   - <version>/package.json: "engine" is "latest"; write one exact version, such as 1.2.3."
  `);
});

test('says what projects must know of packages: what is documented, free under paid, a foundation', async () => {
  const [free, paid, foundation] = ['@acme/x-graphs', '@acme/x-graphs-pro', '@acme/material'];
  const dependencies = { [free]: '1.2.3', [paid]: '1.2.3', [foundation]: '2.0.0' };
  await writeManifest('', { dependencies });
  await writeManifest(`node_modules/${free}`, {});
  await writeManifest(`node_modules/${paid}`, { dependencies: { [free]: '1.2.3' } });
  await writeManifest(`node_modules/${foundation}`, {});
  const packages = await readVersionPackages(dir, library);
  expect(packages[paid]).toMatchObject({ isDocumented: true, bases: [free] });
  expect(packages[free]).not.toHaveProperty('bases');
  expect(packages[foundation]).not.toHaveProperty('isDocumented');
  expect(packages[foundation]?.foundation?.baseline.name).toBe('CssBaseline');
});
