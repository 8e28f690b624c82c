import { type SitePlugin, docusaurusPlugin, withTheme } from '../../core/server/contribution';
import { createSearchList, createSearchStep } from './server/searchList';

/** Search: the list that gives results from the first letter, in the build and in development. */
export default function search(): SitePlugin {
  return (context) => ({
    plugin: docusaurusPlugin(() => ({
      name: 'docusaurus-plugin-search',
      ...withTheme(__dirname),
      async allContentLoaded({ allContent, actions }) {
        await actions.createData('list.json', await createSearchList(allContent, context));
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
    postBuild: [createSearchStep(context)],
  });
}
