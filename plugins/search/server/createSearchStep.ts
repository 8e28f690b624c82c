import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { BuiltVersion } from '../../../core/server/versions';
import { runCommand } from '../../../core/server/processes';
import { createSearchList } from './createSearchList';
import { writeSearchList } from './writeSearchList';

const extractScript = path.join(__dirname, '../extract.ts');

type FinishedBuild = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** Makes what search reads of a finished build: the list for other versions, the index of all text. */
export const createSearchStep = (version: BuiltVersion) => ({
  name: 'Search',
  async run({ outDir, siteDir, plugins }: FinishedBuild): Promise<void> {
    const allContent = Object.fromEntries(
      plugins.map(({ name, options, content }) => [name, { [options.id]: content }]),
    );
    const list = await createSearchList(allContent, version, siteDir);
    await writeSearchList(outDir, list);
    // Pagefind is a module only, and what loads the configuration turns every import into `require`.
    await runCommand('tsx', [extractScript, outDir, version.language], {}, 'collect');
  },
});
