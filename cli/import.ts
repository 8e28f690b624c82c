/**
 * `npm run import -- ../library/docs/guides --to guides`: brings the pages and demos of another
 * documentation in, as far as that is mechanical, and lists the rest by file and line.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import * as prettier from 'prettier';
import { siteDir } from '../core/server/files';
import { validateSite } from '../core/server/site';
import { findVersion } from '../core/server/versions';
import rawSite from '@site/site';
import releasedVersions from '@site/versions.json';
import { startCommand } from './command';
import { importDocs } from './import/importDocs';

async function format(text: string, filepath: string): Promise<string> {
  const options = { ...(await prettier.resolveConfig(filepath)), filepath };
  return prettier.format(text, options).catch(() => text);
}

const command = {
  usage: 'npm run import -- ../library/docs/guides --to guides [--version v7]',
  options: { to: { type: 'string' }, version: { type: 'string' } },
  arguments: [1, 1],
} as const;

void startCommand(command, async ({ values: { to, version: name }, positionals: [given = ''] }) => {
  const folder = path.resolve(given);
  if (to === undefined || !/^[a-z][a-z\d-]*(?:\/[a-z\d-]+)*$/.test(to)) {
    throw new Error(`--to takes the folder that pages go into. Usage: ${command.usage}`);
  }
  if (!existsSync(folder)) {
    throw new Error(`There is no folder ${given}.`);
  }
  const site = validateSite(rawSite, releasedVersions);
  const version = findVersion(site, name, siteDir);
  const { pages, demos, left } = await importDocs(
    { folder, to, version, siteDir, format },
    site.basePath,
  );
  const rest = left.length > 0 ? `\n\nLeft to do by hand:\n${left.join('\n')}` : '';
  console.log(
    `Written: ${pages} pages, ${demos} demos.${rest}\n\nThen run "npm run heights" and "npm run check".`,
  );
});
