import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PluginOptions } from './options';
import { createSearchList } from './server/searchList';

/** Search: the list that gives results from the first letter, in the build and in development. */
export default function searchPlugin({ siteDir }: LoadContext, { version }: PluginOptions): Plugin {
  return {
    name: 'docusaurus-plugin-search',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    async allContentLoaded({ allContent, actions }) {
      await actions.createData('list.json', await createSearchList(allContent, version, siteDir));
    },
  };
}
