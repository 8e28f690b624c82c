import path from 'node:path';
import {
  type SitePlugin,
  docusaurusPlugin,
  listAnchors,
  withTheme,
} from '../../core/server/contribution';
import { listTranslatedPages, toEnglishFile } from '../../core/server/translatedPages';
import { listLabels, replaceModules } from './server/languages';
import { readLanguageTitles, readTitleTexts } from './server/titles';
import type { LanguageTitles } from './types';
import {
  checkTranslatedPages,
  createSitemapFilter,
  readEnglishPages,
  remarkAlternates,
  remarkEnglishAnchors,
  remarkEnglishLinks,
} from './server/translatedPages';

/** Other languages: reports what is missing, marks what is English, and lists all titles on a page. */
export default function translations(): SitePlugin {
  return async ({ site, localizedSite, version, siteDir, contributed }) => {
    const { language } = version;
    const languages = listLabels(localizedSite);
    const translated = await listTranslatedPages(siteDir, version);
    const english = await readEnglishPages(version, siteDir);
    return {
      plugin: docusaurusPlugin(({ baseUrl }) => ({
        name: 'docusaurus-plugin-translations',
        ...withTheme(__dirname),
        getPathsToWatch: () => [path.join(siteDir, 'i18n/*/*/{titles,sources}.json')],
        loadContent: () => readLanguageTitles(site, version, siteDir),
        async contentLoaded({ content, actions }) {
          actions.addRoute({
            path: `${baseUrl}translations`,
            component: '@theme/TranslationsPage',
            exact: true,
            modules: {
              languages: await actions.createData('titles.json', content as LanguageTitles[]),
            },
          });
        },
        configureWebpack: (_config, _isServer, { currentBundler }) => ({
          plugins:
            language === 'en'
              ? []
              : replaceModules(currentBundler.instance.NormalModuleReplacementPlugin),
        }),
      })),
      beforeDefaultRemarkPlugins: [
        [remarkEnglishLinks, version],
        () => remarkEnglishAnchors({ english, contributed }),
      ],
      remarkPlugins: [
        [remarkAlternates, { site, version, languages: localizedSite.languages ?? [] }],
      ],
      extendFrontMatter: (_frontMatter, filePath) =>
        language !== 'en' && toEnglishFile(filePath) !== filePath
          ? { translated: true }
          : undefined,
      check: ({ pages }) => checkTranslatedPages(pages),
      filterSitemap: createSitemapFilter(version, siteDir),
      titles: await readTitleTexts(language, siteDir),
      otherPages: [
        {
          slug: '/translations',
          title: { id: 'site.translations.title', message: 'Titles and translations' },
          description: 'The titles of all pages in each language, and what is missing.',
        },
      ],
      // Pages link to their translations, which have the anchors of their English pages.
      get cacheInputs() {
        const anchors = [...english.values()].map((page) => [
          page.headings.map(({ depth, id }) => `${depth} ${id}`),
          listAnchors(contributed, page),
        ]);
        return [...translated, JSON.stringify(anchors)];
      },
      navbar:
        languages.length > 0
          ? [
              {
                order: 30,
                item: { type: 'custom-languageMenu', position: 'right', languages },
                component: '@theme/LanguageMenu',
              },
            ]
          : [],
    };
  };
}
