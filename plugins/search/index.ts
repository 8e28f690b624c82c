import { type SitePlugin, docusaurusPlugin, withTheme } from '../../core/server/contribution';
import { createSearchList, writeSearch } from './server/searchList';
import type { SearchList } from './types';

interface Options {
  /** Words for the same thing, separated by spaces: `pin freeze sticky`. */
  synonyms: readonly string[];
}

/** Search: the list that gives results from the first letter, in the build and in development. */
export default function search({ synonyms }: Options): SitePlugin {
  return (context) => {
    let list: SearchList;
    return {
      plugin: docusaurusPlugin(({ codeTranslations }) => ({
        name: 'docusaurus-plugin-search',
        ...withTheme(__dirname),
        async allContentLoaded({ allContent, actions }) {
          list = await createSearchList(allContent, context, synonyms, codeTranslations);
          await actions.createData('list.json', list);
        },
      })),
      navbar: [
        {
          order: 10,
          item: { type: 'custom-search', position: 'right' },
          component: '@theme/SearchButton',
        },
      ],
      slots: { 'not-found': '@theme/SearchPathButton' },
      postBuild: [
        {
          name: 'Search',
          run: ({ outDir }) => writeSearch(outDir, list, context.version.language),
        },
      ],
    };
  };
}
