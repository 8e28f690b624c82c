/** What cutting a version changes in the project, step by step, and how each change is taken back. */
import { existsSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'js-yaml';
import type { Lockfile } from '../../core/server/cacheKey';
import { platformDir, siteDir } from '../../core/server/files';
import { listTranslations } from '../../core/server/languages';
import { runCommand } from '../../core/server/processes';
import { toTranslatedDir } from '../../core/server/translatedPages';
import type { Site, Version } from '../../core/types';
import { runDocusaurus } from '../build/buildVersion';
import { runGit } from './commands';
import { addEntry, addImporter, changeFile, findEntry, removeEntry, removeImporter } from './edits';
import { changeCode, formatFiles } from './format';
import { type Manifest, freezeFiles, toFrozenPaths, toPinnedManifest } from './freeze';

/** One change that cutting a version makes to the project. */
interface CutStep {
  /** Printed while the change is made: `freezing pages and demos`. */
  title: string;
  /**
   * Makes the change.
   *
   * @param version the version that is cut
   * @param site as it is when the version is cut
   */
  cut(version: Version, site: Site): Promise<void>;
  /** Takes the change back, however much of it was made. */
  uncut(name: string): Promise<void>;
}

const remove = (file: string) => rm(path.join(siteDir, file), { recursive: true, force: true });

/** The folder `docs/` and the sidebar, copied by Docusaurus, which adds the version to `versions.json`. */
const pagesStep: CutStep = {
  title: 'freezing pages, demos and sidebar',
  async cut({ name }) {
    const { dir, sidebar } = toFrozenPaths(name);
    const current = { name: 'current', language: 'en' } as const;
    await runDocusaurus(['docs:version', name], current, 'collect');
    // Docusaurus also copies packages and everything else that Git ignores.
    await runGit('clean', '-dfXq', '--', dir);
    await freezeFiles(dir, name);
    await formatFiles(`${dir}/**/*.{ts,tsx,json}`, sidebar, 'versions.json');
  },
  async uncut(name) {
    const { dir, sidebar } = toFrozenPaths(name);
    await Promise.all([dir, sidebar].map(remove));
    await changeCode('versions.json', async (text) => {
      // Docusaurus leaves it empty when the disk is full.
      const names = JSON.parse(text || (await runGit('show', 'HEAD:versions.json'))) as string[];
      return JSON.stringify(names.filter((item) => item !== name));
    });
  },
};

/** The translated pages; titles and texts are in files that all versions share. */
const translationsStep: CutStep = {
  title: 'freezing translated pages',
  async cut({ name }) {
    for (const language of listTranslations(siteDir)) {
      const from = path.join(siteDir, toTranslatedDir(language, 'current'));
      const to = toTranslatedDir(language, name);
      if (existsSync(from)) {
        await cp(from, path.join(siteDir, to), { recursive: true });
        await freezeFiles(to, name);
      }
    }
  },
  async uncut(name) {
    await Promise.all(toFrozenPaths(name).translations.map(remove));
  },
};

const siteFile = 'site.ts';

/** The version's entry in `site.ts`. */
const siteStep: CutStep = {
  title: `adding it to ${siteFile}`,
  async cut(version) {
    await changeCode(siteFile, (source) => {
      const current = findEntry(source, 'current');
      if (!current) {
        throw new Error(
          `${siteFile}: "versions" has no object with name: 'current', after which the new version belongs. Write the current version as an object there.`,
        );
      }
      return addEntry(source, current, JSON.stringify(version));
    });
  },
  async uncut(name) {
    await changeCode(siteFile, (source) => removeEntry(source, name));
  },
};

const redirectsFile = 'data/redirects.ts';

/** The redirects of the current version, which lead to the same pages of the frozen one. */
const redirectsStep: CutStep = {
  title: `copying redirects in ${redirectsFile}`,
  async cut({ name }) {
    await changeCode(redirectsFile, (source) => {
      const current = findEntry(source, 'current');
      if (!current) {
        return source;
      }
      const entry = source.slice(current.start, current.end).replace('current', name);
      return addEntry(source, current, entry);
    });
  },
  async uncut(name) {
    await changeCode(redirectsFile, (source) => removeEntry(source, name));
  },
};

const lockfileName = 'pnpm-lock.yaml';

const install = () => runCommand('tsx', [path.join(platformDir, 'cli/setup.mjs')], {}, 'collect');

/** The version's packages: those that are installed for `docs/`. */
const packagesStep: CutStep = {
  title: 'pinning and installing its packages',
  async cut({ name }) {
    const { dir } = toFrozenPaths(name);
    const lockfile = await readFile(path.join(siteDir, lockfileName), 'utf8');
    const { importers } = load(lockfile) as Lockfile;
    await changeCode(`${dir}/package.json`, (text) => {
      const manifest = JSON.parse(text) as Manifest;
      return JSON.stringify(toPinnedManifest(manifest, name, importers.docs ?? {}), null, 2);
    });
    await changeFile(lockfileName, (text) => addImporter(text, 'docs', dir));
    await install();
  },
  async uncut(name) {
    await changeFile(lockfileName, (text) => removeImporter(text, toFrozenPaths(name).dir));
    await install();
  },
};

/**
 * All that cutting a version changes. Steps are also taken back in this order: packages are installed
 * once the folder that needs them is there, or is gone.
 */
export const cutSteps: readonly CutStep[] = [
  pagesStep,
  translationsStep,
  siteStep,
  redirectsStep,
  packagesStep,
];
