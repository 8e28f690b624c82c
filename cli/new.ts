/**
 * `npm run new -- page data-grid/row-pinning`, `npm run new -- demo data-grid/row-pinning RowPinningBasic`:
 * writes a page with its first demo and its entry in the sidebar, or a demo of a page. `--version v7`
 * writes it in another version. `npm run new -- backport data-grid/row-pinning --to v7` copies pages from
 * the next version, and lists what is left to adapt.
 */
import { siteDir } from '../core/server/files';
import { readPageTexts } from '../core/server/pageText';
import { validateSite } from '../core/server/site';
import { type BuiltVersion, findVersion } from '../core/server/versions';
import type { Site } from '../core/types';
import { library, reference } from '@site/library';
import rawSite from '@site/site';
import releasedVersions from '@site/versions.json';
import { readApis } from '../plugins/api-reference/server/history';
import { prepareApis } from '../plugins/api-reference/server/prepareApis';
import { checkCodeBlocks } from '../plugins/code-blocks/server/checkCodeBlocks';
import { ownDir } from './build/buildVersion';
import { checkTypes } from './build/checkTypes';
import { startCommand } from './command';
import { compareBack } from './new/adapt';
import { backportPages } from './new/backport';
import { createDemo, createPage } from './new/createNew';

const usage =
  'npm run new -- page guides/first-steps [--version v7], or: npm run new -- demo guides/first-steps FirstDemo [--version v7], or: npm run new -- backport guides/first-steps … --to v7';

const command = {
  usage,
  options: { version: { type: 'string' }, to: { type: 'string' } },
  arguments: [2, Infinity],
} as const;

/** Copies pages, checks the types of their demos, and prints what is left to adapt. */
async function backport(
  site: Site,
  target: BuiltVersion,
  wheres: readonly string[],
): Promise<void> {
  const known = await readApis(
    await prepareApis(site, siteDir, { library, reference }, console.log),
  );
  const toReference = ({ name, label }: BuiltVersion) => ({
    label,
    apis: known.get(name)?.apis ?? [],
  });
  const { written, kept, left } = await backportPages(
    site,
    target,
    wheres,
    siteDir,
    (older, newer) => compareBack(toReference(older), toReference(newer)),
  );
  console.log(`Written:\n${written.join('\n')}`);
  if (kept.length > 0) {
    console.log(`\nLeft as they are in ${target.label}, with another text:\n${kept.join('\n')}`);
  }
  console.log(`\nChecking the types of ${target.label} …`);
  const problems = await checkTypes(target, siteDir, ownDir).then(
    () => '',
    (error: Error) => error.message,
  );
  const { pages } = await readPageTexts(target, siteDir);
  const blocks = await checkCodeBlocks(pages, site, target, siteDir);
  const errors = [...problems.split('\n'), ...blocks].filter((line) =>
    written.some((file) => line.includes(file)),
  );
  const all = [...errors, ...left];
  console.log(
    all.length > 0 ? `\nLeft to adapt:\n${all.join('\n')}` : '\nNothing is left to adapt.',
  );
  console.log('Behavior differs where types do not: read and run each page.');
}

void startCommand(command, async ({ values, positionals: [kind, where = '', ...names] }) => {
  const site = validateSite(rawSite, releasedVersions);
  if (kind === 'backport' && values.to !== undefined && values.version === undefined) {
    await backport(site, findVersion(site, values.to, siteDir), [where, ...names]);
    return;
  }
  const expected = kind === 'page' ? 0 : 1;
  if (
    (kind !== 'page' && kind !== 'demo') ||
    names.length !== expected ||
    values.to !== undefined
  ) {
    throw new Error(`Usage: ${usage}`);
  }
  const version = findVersion(site, values.version, siteDir);
  const [name] = names;
  const written =
    name === undefined
      ? await createPage(site, version, where, siteDir)
      : await createDemo(version, where, name, siteDir);
  console.log(`Written:\n${written.join('\n')}`);
});
