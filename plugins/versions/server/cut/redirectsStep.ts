import { addEntry } from './addEntry';
import { changeFile } from './changeFile';
import type { CutStep } from './cutStep';
import { findEntry } from './findEntry';
import { formatFiles } from './formatFiles';
import { removeEntry } from './removeEntry';

const file = 'data/redirects.ts';

/** The redirects of the current version: they lead to the same pages of the frozen one. */
export const redirectsStep: CutStep = {
  title: `copying redirects in ${file}`,
  async cut({ name }) {
    await changeFile(file, (source) => {
      const current = findEntry(source, 'current');
      return current
        ? addEntry(
            source,
            current,
            source.slice(current.start, current.end).replace('current', name),
          )
        : source;
    });
    await formatFiles(file);
  },
  async uncut(name) {
    await changeFile(file, (source) => removeEntry(source, name));
    await formatFiles(file);
  },
};
