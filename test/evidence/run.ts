/**
 * `npm run evidence [-- charts/bars … | --all] [--version v7] [--built]`: builds a version, opens its pages in
 * Chromium and writes what axe, the keyboard and the accessible tree say of their demos into `accessibility.json`
 * beside the pages. Without arguments: the folders with demos that were never measured, or have changed since.
 * What is written stays when it is stopped: the next run goes on from there. `--built` takes the build that is there.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import axe from 'axe-core';
import pMap from 'p-map';
import * as prettier from 'prettier';
import { startCommand } from '../../cli/command';
import { readPins } from '../../core/server/pins';
import { runCommand } from '../../core/server/processes';
import { validateSite } from '../../core/server/site';
import { type BuiltVersion, findVersion } from '../../core/server/versions';
import rawSite from '../../site';
import releasedVersions from '../../versions.json';
import { EVIDENCE_FILE } from '../../plugins/accessibility-evidence/server/evidenceFiles';
import { hashDemo, pickImported } from '../../plugins/accessibility-evidence/server/outdated';
import type { FolderEvidence } from '../../plugins/accessibility-evidence/types';
import { launchBrowser, openProfile } from '../support/browser';
import { serve } from '../support/served';
import { buildDir, siteDir } from '../support/site';
import { type Folder, chooseFolders, readFolders } from './folders';
import type { Found } from './looks';
import { measurePage } from './measurePage';

/** How many pages are open at a time. */
const CONCURRENCY = 2;

/** Measures the demos of a folder; a demo that can't be measured is a problem, and the others are found. */
async function measureFolder(browser: Browser, folder: Folder, root: string) {
  const found = new Map<string, Found>();
  const problems: string[] = [];
  for (const { slug, demos } of folder.pages) {
    const context = await openProfile(browser);
    try {
      const measured = await measurePage(await context.newPage(), `${root}${slug.slice(1)}`, demos);
      measured.found.forEach((demo, name) => found.set(name, demo));
      problems.push(...measured.problems.map((problem) => `${slug}: ${problem}`));
    } catch (error) {
      problems.push(`${slug}: ${(error as Error).message.split('\n')[0]}`);
    } finally {
      await context.close();
    }
  }
  return { found, problems };
}

/** Writes what was found in a folder, formatted as all JSON of the project is. */
async function writeEvidence(
  version: BuiltVersion,
  { name, demos }: Folder,
  found: ReadonlyMap<string, Found>,
): Promise<void> {
  const file = path.join(version.dir, name, EVIDENCE_FILE);
  const evidence: FolderEvidence = {
    measured: new Date().toISOString().slice(0, 10),
    axe: axe.version,
    packages: pickImported(demos, readPins(version.dir)),
    demos: Object.fromEntries(
      demos.flatMap((demo) => {
        const own = found.get(demo.name);
        return own ? [[demo.name, { hash: hashDemo(demo), ...own }]] : [];
      }),
    ),
  };
  const options = { ...(await prettier.resolveConfig(file)), filepath: file };
  await writeFile(file, await prettier.format(JSON.stringify(evidence), options));
}

const toMinutes = (ms: number) => `${Math.ceil(ms / 60_000)} min`;

async function measureFolders(
  version: BuiltVersion,
  folders: readonly Folder[],
): Promise<string[]> {
  const [browser, server] = await Promise.all([launchBrowser(), serve(buildDir)]);
  const problems: string[] = [];
  const all = folders.reduce((sum, { demos }) => sum + demos.length, 0);
  const started = Date.now();
  let done = 0;
  try {
    await pMap(
      folders,
      async (folder) => {
        const root = `${server.origin}${version.basePath}`;
        const measured = await measureFolder(browser, folder, root);
        problems.push(...measured.problems);
        if (measured.found.size > 0) {
          await writeEvidence(version, folder, measured.found);
        }
        done += folder.demos.length;
        const failing = [...measured.found.values()].filter(({ failures }) => failures).length;
        const left = toMinutes(((Date.now() - started) / done) * (all - done));
        console.log(
          `${done}/${all} demos, ${left} left: ${folder.name}, ${failing} of ${folder.demos.length} demos with failing rules`,
        );
      },
      { concurrency: CONCURRENCY },
    );
  } finally {
    await browser.close();
    server.close();
  }
  return problems;
}

const command = {
  usage: 'npm run evidence -- [folder … | --all] [--version v7] [--built]',
  options: {
    all: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    version: { type: 'string' },
  },
  arguments: [0, Infinity],
} as const;

void startCommand(command, async ({ values, positionals }) => {
  const site = validateSite(rawSite, releasedVersions);
  const version = findVersion(site, values.version, siteDir);
  const folders = await readFolders(version);
  const named =
    positionals.length > 0 ? chooseFolders(folders, positionals, version.label) : folders;
  const chosen =
    values.all || positionals.length > 0
      ? named
      : named.filter(({ outdated }) => outdated.length > 0);
  if (chosen.length === 0) {
    console.log(`No demo of ${version.label} has changed since it was measured.`);
    return;
  }
  if (!values.built) {
    await runCommand('tsx', ['cli/build.ts', version.name, '--language', 'en'], {}, 'inherit');
  }
  const problems = await measureFolders(version, chosen);
  if (problems.length > 0) {
    throw new Error(`These demos can't be measured:\n${problems.join('\n')}`);
  }
});
