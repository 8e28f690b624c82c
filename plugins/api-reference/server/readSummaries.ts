import { readFile } from 'node:fs/promises';
import type { ApiSummary, VersionApi } from '../types';

/** Reads what there is in the reference of a version, from the file with what was extracted. */
export async function readSummaries(file: string): Promise<ApiSummary[]> {
  const { apis } = JSON.parse(await readFile(file, 'utf8')) as VersionApi;
  return apis.map(({ name, kind, product, plan }) => ({ name, kind, product, plan }));
}
