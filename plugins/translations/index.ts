import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PluginOptions } from './options';
import { readLanguageTitles } from './server/titles';
import { replaceModules } from './server/languages';
import type { LanguageTitles } from './types';

/** Other languages: what is missing is told, what is English is marked, and a page lists all titles. */
export default function translationsPlugin(
  { siteDir, baseUrl }: LoadContext,
  { version, hasLanguages }: PluginOptions,
): Plugin<LanguageTitles[]> {
  return {
    name: 'docusaurus-plugin-translations',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () => [path.join(siteDir, 'i18n/*/*/titles.json')],
    loadContent: () => readLanguageTitles(version, siteDir),
    async contentLoaded({ content, actions }) {
      actions.addRoute({
        path: `${baseUrl}translations`,
        component: '@theme/TranslationsPage',
        exact: true,
        modules: { languages: await actions.createData('titles.json', content) },
      });
    },
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: replaceModules(currentBundler.instance.NormalModuleReplacementPlugin, {
        isTranslated: version.language !== 'en',
        hasLanguages,
      }),
    }),
  };
}
