import { addEntry } from './addEntry';
import { changeFile } from './changeFile';
import type { CutStep } from './cutStep';
import { findEntry } from './findEntry';
import { formatFiles } from './formatFiles';
import { removeEntry } from './removeEntry';

const file = 'site.ts';

/** The version's entry in `site.ts`. */
export const siteStep: CutStep = {
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
