import { readFile } from 'node:fs/promises';
import type { ExtractedVersion } from '../options';
import type { Api, VersionApi } from '../types';
import { addHistory } from './addHistory';

/**
 * Reads what was extracted of every version, and what each thing's history is among them.
 *
 * @param versions newest first
 * @returns the reference of each version by its name
 */
export async function readApis(
  versions: readonly ExtractedVersion[],
): Promise<ReadonlyMap<string, Api[]>> {
  const oldestFirst = await Promise.all(
    versions.toReversed().map(async ({ label, name, file }) => {
      const { apis } = JSON.parse(await readFile(file, 'utf8')) as VersionApi;
      return { label, name, apis };
    }),
  );
  const withHistory = addHistory(oldestFirst);
  return new Map(oldestFirst.map(({ name }, index) => [name, withHistory[index]?.apis ?? []]));
}
