import { parseArgs } from 'node:util';
import { siteDir } from '../core/server/files';
import { validateSite } from '../core/server/site';
import { findVersion } from '../core/server/versions';
import rawSite from '../site';
import releasedVersions from '../versions.json';
import { createDemo, createPage } from './new/createNew';

/**
 * `npm run new -- page data-grid/row-pinning`, `npm run new -- demo data-grid/row-pinning RowPinningBasic`:
 * writes a page with its first demo and its entry in the tree, or a demo of a page. `--version v7`
 * writes it in another version.
 */

const usage =
  'Write: npm run new -- page guides/first-steps, or: npm run new -- demo guides/first-steps FirstDemo';

async function create(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { version: { type: 'string' } },
  });
  const [kind, where = '', name = '', ...rest] = positionals;
  const site = validateSite(rawSite, releasedVersions);
  const version = findVersion(site, values.version, siteDir);
  if (!where || rest.length > 0 || (kind === 'page' ? name : kind !== 'demo' || !name)) {
    throw new Error(usage);
  }
  const written =
    kind === 'page'
      ? await createPage(site, version, where, siteDir)
      : await createDemo(version, where, name, siteDir);
  console.log(`Written:\n${written.join('\n')}`);
}

create().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
