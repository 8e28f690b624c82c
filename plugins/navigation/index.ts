import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PluginOptions } from './options';
import {
  findLoadedVersion,
  toNavigationData,
  toVersionPages,
  writeVersionPages,
} from './server/versionPages';
import type { VersionPages } from './types';

/** The tree's marks, the version menu, the banner and canonical links of old versions. */
export default function navigationPlugin(
  _context: LoadContext,
  { extraPages, arrivals }: PluginOptions,
): Plugin {
  let written: { name: string; pages: VersionPages };
  return {
    name: 'docusaurus-plugin-navigation',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    allContentLoaded({ allContent, actions }) {
      const { versionName, label, docs, sidebars } = findLoadedVersion(allContent);
      actions.setGlobalData(toNavigationData(docs));
      const pages = toVersionPages(label, docs, sidebars, extraPages, arrivals);
      written = { name: versionName, pages };
    },
    postBuild: ({ outDir }) => writeVersionPages(outDir, written.name, written.pages),
  };
}
