import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { throwProblems } from '../../core/server/problems';
import type { PluginOptions } from './options';
import { addDemos } from './server/apiDemos';
import { checkApis } from './server/checkApis';
import { checkComponentNames, readGuides } from './server/guides';
import { configureBundler, renderPagesModule } from './server/pagesModule';
import { readApis } from './server/history';
import { renderApiFiles, renderComparisonFiles, writeApiFiles } from './server/apiFiles';
import { toNews } from './server/apiChanges';
import type { ApiNews } from './compare/types';
import type { Api } from './types';

/** The API reference of a version, from the types that its packages publish. */
export default function apiReferencePlugin(
  { baseUrl, siteConfig }: LoadContext,
  { version, versionDir, versions, filesDir, titles }: PluginOptions,
): Plugin<{ apis: Api[]; news: ApiNews }> {
  return {
    name: 'docusaurus-plugin-api-reference',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    // Watches nothing: every saved page would wait three seconds for links from the reference to demos.
    async loadContent() {
      const all = await readApis(versions);
      const apis = await addDemos(all.get(version) ?? [], versionDir, titles);
      throwProblems('The API reference cannot be made', [
        ...checkApis(apis),
        ...checkComponentNames(await readGuides(versionDir), apis),
      ]);
      const isCurrent = version === versions[0]?.name;
      await writeApiFiles(filesDir, [
        ...renderApiFiles(apis, `${siteConfig.url}${baseUrl.slice(0, -1)}`),
        ...(isCurrent ? renderComparisonFiles(all) : []),
      ]);
      return { apis, news: toNews(all, version) };
    },
    async contentLoaded({ content, actions }) {
      const { apis, news } = content;
      await actions.createData('pages.server.js', renderPagesModule(apis, filesDir));
      await actions.createData('news.json', news);
    },
    configureWebpack: (_config, isServer, utils) => configureBundler(isServer, utils),
  };
}
