/** `tsx plugins/search/extract.ts build/x en`: makes the text index of a version's output. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '../../core/types';
import { writeTextIndex } from './server/writeTextIndex';
import type { SearchList } from './types';

async function extract([outDir, language]: readonly string[]): Promise<void> {
  if (!outDir || !language) {
    throw new Error('Name a folder and a language: tsx plugins/search/extract.ts build/x en');
  }
  const list = await readFile(path.join(outDir, 'search/list.json'), 'utf8');
  const { pages } = JSON.parse(list) as SearchList;
  await writeTextIndex(outDir, pages, language as Language);
}

extract(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
