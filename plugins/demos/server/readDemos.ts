import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { removePreviewMarks } from './removePreviewMarks';

/** A demo's file. */
export interface DemoFile {
  /** Name of the file without its ending. */
  name: string;
  /** Absolute path. */
  file: string;
  /** The source as a reader copies it. */
  source: string;
}

/** Which files are demos, from a version's folder. */
export const demoPattern = '**/demos/*.tsx';

/**
 * Reads the demos of a version: every `demos/*.tsx` outside `node_modules`,
 * except style variants (`Name.tailwind.tsx`, `Name.css.tsx`).
 */
export async function readDemos(versionDir: string): Promise<DemoFile[]> {
  const files = await Globby(demoPattern, {
    cwd: versionDir,
    ignore: ['**/node_modules/**', '**/*.*.tsx'],
  });
  return Promise.all(
    files.toSorted().map(async (relative) => {
      const file = path.join(versionDir, relative);
      const source = removePreviewMarks(await readFile(file, 'utf8'));
      return { name: path.basename(file, '.tsx'), file, source };
    }),
  );
}
