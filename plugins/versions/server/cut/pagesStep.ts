import { rm } from 'node:fs/promises';
import path from 'node:path';
import { siteDir } from '../../../shared/server/siteDir';
import { runDocusaurus } from '../runDocusaurus';
import { changeFile } from './changeFile';
import type { CutStep } from './cutStep';
import { formatFiles } from './formatFiles';
import { freezeFiles } from './freezeFiles';
import { runGit } from './runGit';
import { toFrozenPaths } from './toFrozenPaths';

const remove = (file: string) => rm(path.join(siteDir, file), { recursive: true, force: true });

const without = (name: string) => (text: string) => {
  const names = JSON.parse(text) as string[];
  return names.includes(name) ? JSON.stringify(names.filter((item) => item !== name)) : text;
};

/** The folder `docs/` and the tree, copied by Docusaurus, which adds the version to `versions.json`. */
export const pagesStep: CutStep = {
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
