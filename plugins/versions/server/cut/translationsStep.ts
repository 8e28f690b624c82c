import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { siteDir } from '../../../shared/server/siteDir';
import { toTranslatedDir } from '../../../shared/server/toTranslatedDir';
import { prefixedLanguages } from '../../../shared/types';
import type { CutStep } from './cutStep';
import { freezeFiles } from './freezeFiles';
import { toFrozenPaths } from './toFrozenPaths';

/** The translated pages; titles and texts are the same files for all versions. */
export const translationsStep: CutStep = {
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
