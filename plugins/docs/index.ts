import { existsSync } from 'node:fs';
import path from 'node:path';
import docsPlugin, {
  type LoadedContent,
  type Options,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-docs';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type { Plugin, TranslationFile } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { type SitePlugin, collect, docusaurusPlugin } from '../../core/server/contribution';
import { remarkTables } from './server/remarkTables';
import { addSiblings, dropDocList, toGlobalData } from './server/routes';
import { toTitleFile, translateTitles } from './server/titles';

/** Checks options as Docusaurus does, and fills in what they leave out. */
const toPluginOptions = (options: Options) =>
  (validateOptions as unknown as (given: object) => PluginOptions)({
    validate: normalizePluginOptions,
    options: { ...options, id: 'default' },
  });

/**
 * Docusaurus's docs plugin, with pages of other plugins in the same frame, beside the same sidebar. One
 * file translates the titles of pages and of the sidebar: its keys are the English titles.
 */
export default function docs(): SitePlugin {
  return ({ siteDir, site, version, contributed }) => ({
    plugin: docusaurusPlugin(async (context) => {
      const transformers = collect(contributed, 'transformers').map((run) => () => run);
      const options = toPluginOptions({
        routeBasePath: '/',
        sidebarPath: './sidebars.ts',
        sidebarItemsGenerator: contributed.all.find((item) => item.sidebarItemsGenerator)
          ?.sidebarItemsGenerator,
        exclude: ['**/node_modules/**', '**/demos/**', '**/home/**'],
        onlyIncludeVersions: [version.name],
        lastVersion: version.name,
        versions: { [version.name]: { label: version.label, path: '', banner: 'none' } },
        editUrl: site.repository && `${site.repository}/edit/main/`,
        breadcrumbs: true,
        // An archive of the project has no history to take dates from.
        showLastUpdateTime: existsSync(path.join(siteDir, '.git')),
        beforeDefaultRemarkPlugins: [
          ...transformers,
          ...collect(contributed, 'beforeDefaultRemarkPlugins'),
        ],
        remarkPlugins: [
          [npm2yarn, { sync: true, converters: ['pnpm', 'yarn'] }],
          ...collect(contributed, 'remarkPlugins'),
          remarkTables,
        ],
      });
      const plugin: Plugin<LoadedContent> = await docsPlugin(context, options);
      const routes = collect(contributed, 'docRoutes');
      return {
        ...plugin,
        getTranslationFiles: ({ content }: { content: LoadedContent }) => [toTitleFile(content)],
        translateContent: ({
          content,
          translationFiles,
        }: {
          content: LoadedContent;
          translationFiles: TranslationFile[];
        }) => translateTitles(content, translationFiles[0]?.content ?? {}),
        contentLoaded: ({ content, actions }) =>
          plugin.contentLoaded?.({
            content,
            actions: {
              ...actions,
              addRoute: (route) =>
                actions.addRoute(dropDocList(addSiblings(route, options.docRootComponent, routes))),
              setGlobalData: (data) => actions.setGlobalData(toGlobalData(data)),
            },
          }),
      } satisfies Plugin<LoadedContent>;
    }),
  });
}
