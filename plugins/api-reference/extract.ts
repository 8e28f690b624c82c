/** `tsx plugins/api-reference/extract.ts v6 v6.json`: writes the API of a version as JSON. */
import { writeFile } from 'node:fs/promises';
import { siteDir } from '../../core/server/files';
import { readApiEntries } from '../../core/server/sidebar';
import { validateSite } from '../../core/server/site';
import { findVersion } from '../../core/server/versions';
import { library, reference } from '../../library';
import rawSite from '../../site';
import releasedVersions from '../../versions.json';
import { extractVersionApi } from './server/extract/extractVersionApi';

async function extract([name, file]: readonly string[]): Promise<void> {
  if (!name || !file) {
    throw new Error('Name a version and a file: tsx plugins/api-reference/extract.ts v6 v6.json');
  }
  const version = findVersion(validateSite(rawSite, releasedVersions), name, siteDir);
  const entries = await readApiEntries(version, siteDir);
  const api = await extractVersionApi(version, entries, { library, reference });
  await writeFile(file, `${JSON.stringify(api)}\n`);
}

extract(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
