import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { throwProblems } from '../../core/server/problems';
import type { PluginOptions } from './options';
import { type BuiltDemo, createDemoBuilder } from './server/buildDemo';
import { checkDemos } from './server/checkDemos';
import { configureBundler } from './server/bundler';
import { demoPattern, readDemos } from './server/readDemos';
import { renderDemoModules } from './server/demoModules';
import { renderPackagesModule } from './server/versionPackages';
import { renderScopeModule } from './server/moduleScope';

const listFailures = (results: readonly PromiseSettledResult<unknown>[], siteDir: string) =>
  results.flatMap((result) =>
    result.status === 'rejected'
      ? [(result.reason as Error).message.replaceAll(`${siteDir}/`, '')]
      : [],
  );

/** Live demos: `<Demo name="…" height={…} />` in a page runs on its version's own library and React. */
export default function demosPlugin(
  { siteDir }: LoadContext,
  { versionDir, licenseKey }: PluginOptions,
): Plugin<BuiltDemo[]> {
  const buildDemo = createDemoBuilder();
  return {
    name: 'docusaurus-plugin-demos',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () => [`${versionDir}/${demoPattern}`],
    async loadContent() {
      const demos = await readDemos(versionDir);
      throwProblems('The demos cannot be built', checkDemos(demos, siteDir));
      const built = await Promise.allSettled(demos.map(buildDemo));
      throwProblems('The demos cannot be built', listFailures(built, siteDir));
      return built.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    },
    async contentLoaded({ content, actions }) {
      const modules = [
        ...renderDemoModules(content, { siteDir, licenseKey }),
        await renderPackagesModule(versionDir),
        await renderScopeModule(versionDir, content),
      ];
      await Promise.all(modules.map(({ name, text }) => actions.createData(name, text)));
    },
    injectHtmlTags: () => ({
      // Without a script nothing opens the code: it is open.
      headTags: [
        {
          tagName: 'noscript',
          innerHTML: '<style>[data-demo-code][hidden]{display:block}</style>',
        },
      ],
    }),
    configureWebpack: (_config, isServer, utils) => configureBundler(versionDir, isServer, utils),
  };
}
