import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER, Globby } from '@docusaurus/utils';
import { readFile } from 'node:fs/promises';
import { createBuildContext } from '../../../core/server/buildContext';
import { setup } from '../../../docusaurus.config';
import { library, reference, synonyms } from '../../../library';
import { prepareApis } from '../../../plugins/api-reference/server/prepareApis';
import type { VersionApi } from '../../../plugins/api-reference/types';
import { createSearchList } from '../../../plugins/search/server/searchList';
import type { SearchList } from '../../../plugins/search/types';

/**
 * Makes the list of a version of its sources, as a build makes it of what its plugins loaded.
 *
 * @param name of the version; by default the current one
 */
export async function readSearchList(name?: string): Promise<SearchList> {
  const context = await createBuildContext(setup, {
    version: name,
    language: 'en',
    generatedDir: '.docusaurus/search-test',
  });
  const { site, siteDir, version } = context;
  const versions = site.versions.filter((item) => item.name === version.name);
  const [api] = await prepareApis({ ...site, versions }, siteDir, { library, reference });
  const files = await Globby('**/*.mdx', { cwd: version.dir, ignore: ['**/node_modules/**'] });
  const docs = await Promise.all(
    files.map(async (file) => {
      const filePath = path.join(version.dir, file);
      const fileContent = await readFile(filePath, 'utf8');
      const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
      return { ...frontMatter, source: `@site/${path.relative(siteDir, filePath)}`, frontMatter };
    }),
  );
  const { apis } = JSON.parse(await readFile(api?.file ?? '', 'utf8')) as VersionApi;
  const allContent = {
    'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs }] } },
    'docusaurus-plugin-api-reference': { default: { apis } },
  };
  return createSearchList(allContent, context, synonyms);
}
