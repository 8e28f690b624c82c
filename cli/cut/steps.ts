import { formatFiles, runGit } from './commands';
import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { existsSync } from 'node:fs';
import { load } from 'js-yaml';
import type { Lockfile } from '../../core/server/cacheKey';
import { siteDir } from '../../core/server/files';
import { runCommand } from '../../core/server/processes';
import { toTranslatedDir } from '../../core/server/translatedPages';
import { type Site, type Version, prefixedLanguages } from '../../core/types';
import { runDocusaurus } from '../build/buildVersion';
import { addEntry, addImporter, changeFile, findEntry, removeEntry, removeImporter } from './edits';
import { type Manifest, freezeFiles, toFrozenPaths, toPinnedManifest } from './freeze';

/** One change that cutting a version makes to the project. */
interface CutStep {
  /** What is told while it is made: `freezing pages and tree`. */
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

const without = (name: string) => (text: string) => {
  const names = JSON.parse(text) as string[];
  return names.includes(name) ? JSON.stringify(names.filter((item) => item !== name)) : text;
};

/** The folder `docs/` and the tree, copied by Docusaurus, which adds the version to `versions.json`. */
const pagesStep: CutStep = {
  title: 'freezing pages, demos and tree',
  async cut({ name }) {
    const { dir, tree } = toFrozenPaths(name);
    const current = { name: 'current', language: 'en' } as const;
    await runDocusaurus(['docs:version', name], current, 'collect');
    // Docusaurus copies packages and all else that Git ignores.
    await runGit('clean', '-dfXq', '--', dir);
    await freezeFiles(dir, name);
    await formatFiles(`${dir}/**/*.{ts,tsx,json}`, tree, 'versions.json');
  },
  async uncut(name) {
    const { dir, tree } = toFrozenPaths(name);
    await Promise.all([dir, tree].map(remove));
    await changeFile('versions.json', without(name));
    await formatFiles('versions.json');
  },
};

const lockfileName = 'pnpm-lock.yaml';

const install = () => runCommand('tsx', ['cli/setup.mjs'], {}, 'collect');

/** The version's own packages: what `docs/` has installed, which the lockfile says of both. */
const packagesStep: CutStep = {
  title: 'pinning and installing its packages',
  async cut({ name }) {
    const { dir } = toFrozenPaths(name);
    const lockfile = await readFile(path.join(siteDir, lockfileName), 'utf8');
    const { importers } = load(lockfile) as Lockfile;
    await changeFile(`${dir}/package.json`, (text) => {
      const manifest = JSON.parse(text) as Manifest;
      return JSON.stringify(toPinnedManifest(manifest, name, importers.docs ?? {}), null, 2);
    });
    await formatFiles(`${dir}/package.json`);
    await changeFile(lockfileName, (text) => addImporter(text, 'docs', dir));
    await install();
  },
  async uncut(name) {
    await changeFile(lockfileName, (text) => removeImporter(text, toFrozenPaths(name).dir));
    await install();
  },
};

const file = 'site.ts';

/** The version's entry in `site.ts`. */
const siteStep: CutStep = {
  title: `adding it to ${file}`,
  async cut(version) {
    await changeFile(file, (source) => {
      const current = findEntry(source, 'current');
      if (!current) {
        throw new Error(
          `${file}: no entry with name: 'current' is written out in "versions", so no other can be put after it. Write it as an object.`,
        );
      }
      return addEntry(source, current, JSON.stringify(version));
    });
    await formatFiles(file);
  },
  async uncut(name) {
    await changeFile(file, (source) => removeEntry(source, name));
    await formatFiles(file);
  },
};

const fileRedirectsStep = 'data/redirects.ts';

/** The redirects of the current version: they lead to the same pages of the frozen one. */
const redirectsStep: CutStep = {
  title: `copying redirects in ${fileRedirectsStep}`,
  async cut({ name }) {
    await changeFile(fileRedirectsStep, (source) => {
      const current = findEntry(source, 'current');
      return current
        ? addEntry(
            source,
            current,
            source.slice(current.start, current.end).replace('current', name),
          )
        : source;
    });
    await formatFiles(fileRedirectsStep);
  },
  async uncut(name) {
    await changeFile(fileRedirectsStep, (source) => removeEntry(source, name));
    await formatFiles(fileRedirectsStep);
  },
};

/** The translated pages; titles and texts are the same files for all versions. */
const translationsStep: CutStep = {
  title: 'freezing translated pages',
  async cut({ name }) {
    for (const language of prefixedLanguages) {
      const from = path.join(siteDir, toTranslatedDir(language, 'current'));
      const to = toTranslatedDir(language, name);
      if (existsSync(from)) {
        await cp(from, path.join(siteDir, to), { recursive: true });
        await freezeFiles(to, name);
      }
    }
  },
  async uncut(name) {
    const dirs = toFrozenPaths(name).translations.map((dir) => path.join(siteDir, dir));
    await Promise.all(dirs.map((dir) => rm(dir, { recursive: true, force: true })));
  },
};

/**
 * All that cutting a version changes, in this order. It is taken back in the same order: packages are
 * installed when the folder that asks for them is there, or is no longer there.
 */
export const cutSteps: readonly CutStep[] = [
  pagesStep,
  translationsStep,
  siteStep,
  redirectsStep,
  packagesStep,
];
