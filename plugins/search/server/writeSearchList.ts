import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SearchList } from '../types';

/** Writes `search/list.json` into the output of a version, for searches from other versions. */
export async function writeSearchList(outDir: string, list: SearchList): Promise<void> {
  const folder = path.join(outDir, 'search');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'list.json'), JSON.stringify(list));
}
