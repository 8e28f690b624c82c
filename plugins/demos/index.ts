import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { throwProblems } from '../shared/server/throwProblems';
import type { PluginOptions } from './options';
import { checkDemos } from './server/checkDemos';
import { configureBundler } from './server/configureBundler';
import { demoPattern, readDemos, type DemoFile } from './server/readDemos';
import { renderDemoModules } from './server/renderDemoModules';

/** Live demos: `<Demo name="…" height={…} />` in a page runs on its version's own library and React. */
export default function demosPlugin(
  { siteDir }: LoadContext,
  { versionDir }: PluginOptions,
): Plugin<DemoFile[]> {
  return {
    name: 'docusaurus-plugin-demos',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () => [`${versionDir}/${demoPattern}`],
    async loadContent() {
      const demos = await readDemos(versionDir);
      throwProblems('The demos cannot be built', checkDemos(demos, siteDir));
      return demos;
    },
    async contentLoaded({ content, actions }) {
      await Promise.all(
        renderDemoModules(content).map(({ name, text }) => actions.createData(name, text)),
      );
    },
    configureWebpack: (_config, isServer, utils) => configureBundler(versionDir, isServer, utils),
  };
}
