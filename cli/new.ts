/**
 * `npm run new -- page data-grid/row-pinning`, `npm run new -- demo data-grid/row-pinning RowPinningBasic`:
 * writes a page with its first demo and its entry in the sidebar, or a demo of a page. `--version v7`
 * writes it in another version.
 */
import { siteDir } from '../core/server/files';
import { validateSite } from '../core/server/site';
import { findVersion } from '../core/server/versions';
import rawSite from '@site/site';
import releasedVersions from '@site/versions.json';
import { startCommand } from './command';
import { createDemo, createPage } from './new/createNew';

const usage =
  'npm run new -- page guides/first-steps, or: npm run new -- demo guides/first-steps FirstDemo [--version v7]';

const command = { usage, options: { version: { type: 'string' } }, arguments: [2, 3] } as const;

void startCommand(command, async ({ values, positionals: [kind, where = '', name] }) => {
  if (kind === 'page' ? name !== undefined : kind !== 'demo' || name === undefined) {
    throw new Error(`Usage: ${usage}`);
  }
  const site = validateSite(rawSite, releasedVersions);
  const version = findVersion(site, values.version, siteDir);
  const written =
    name === undefined
      ? await createPage(site, version, where, siteDir)
      : await createDemo(version, where, name, siteDir);
  console.log(`Written:\n${written.join('\n')}`);
});
