import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { VFile } from 'vfile';
import { type SitePlugin, docusaurusPlugin, withTheme } from '../../core/server/contribution';
import { type Remember, createDiskCache } from '../../core/server/diskCache';
import { listLanguages } from '../../core/server/languages';
import { readLicenseKey } from '../../core/server/license';
import type { PageText } from '../../core/server/pageText';
import { throwProblems } from '../../core/server/problems';
import { listCodeAnchors } from './codeAnchors';
import { checkDemos } from './server/checkDemos';
import { configureBundler } from './server/bundler';
import { readDemoPages } from './server/demoPages';
import { type BuiltDemo, type Made, buildDemo } from './server/buildDemo';
import { demoPattern, readDemos, toDemoPath, toDemoSource } from './server/readDemos';
import { remarkDemos } from './server/remarkDemos';
import { renderDemoModules } from './server/demoModules';
import { renderPackagesModule } from './server/versionPackages';
import { renderScopeModule } from './server/moduleScope';
import { renderProviderModule } from './server/provider';

const listFailures = (results: readonly PromiseSettledResult<unknown>[], siteDir: string) =>
  results.flatMap((result) =>
    result.status === 'rejected'
      ? [(result.reason as Error).message.replaceAll(siteDir + path.sep, '')]
      : [],
  );

/** Finds demos of a page that the build would refuse. */
function checkPageDemos({ file, tree }: PageText, siteDir: string, versionDir: string): string[] {
  try {
    remarkDemos({ versionDir })(tree, new VFile({ cwd: siteDir, path: path.join(siteDir, file) }));
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

/** Live demos: `<Demo name="…" height={…} />` in a page runs on its version's own library and React. */
export default function demos(): SitePlugin {
  return ({ site, siteDir, library, version: { dir, language }, contributed }) => {
    const read = () => readDemos(dir, language, listLanguages(site, siteDir));
    let remember: Promise<Remember<Made>> | undefined;
    return {
      plugin: docusaurusPlugin<readonly BuiltDemo[]>(({ generatedFilesDir }) => ({
        name: 'docusaurus-plugin-demos',
        ...withTheme(__dirname),
        getPathsToWatch: () => [`${dir}/${demoPattern}`, `${dir}/Provider.tsx`],
        async loadContent() {
          const demos = await read();
          throwProblems('Cannot build the demos', checkDemos(demos, siteDir));
          const cached = await (remember ??= createDiskCache('demos', siteDir));
          const built = await Promise.allSettled(demos.map((demo) => buildDemo(demo, cached)));
          throwProblems('Cannot build the demos', listFailures(built, siteDir));
          return built.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
        },
        async contentLoaded({ content, actions }) {
          const modules = [
            ...renderDemoModules(content, {
              siteDir,
              versionDir: dir,
              library,
              licenseKey: readLicenseKey(process.env),
            }),
            await renderPackagesModule(dir, library),
            await renderProviderModule(dir),
            await renderScopeModule(dir, content, library),
          ];
          await Promise.all([
            ...modules.map(({ name, text }) => actions.createData(name, text)),
            actions.createData('pages.json', await readDemoPages(dir, contributed)),
          ]);
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
        configureWebpack: (_config, isServer, utils) =>
          configureBundler(dir, generatedFilesDir, library, isServer, utils),
      })),
      remarkPlugins: [[remarkDemos, { versionDir: dir }]],
      readDemoSources: async () =>
        (await read()).filter((demo) => demo.hasPage).map((demo) => toDemoSource(demo, dir)),
      elements: ['Demo'],
      anchors: ({ demos }) => demos.flatMap((name) => [name, ...listCodeAnchors(name)]),
      postBuild: [
        {
          name: 'List of demos',
          run: async ({ outDir }) => {
            const ids = (await read()).map((demo) => [toDemoPath(demo, dir), demo.id]);
            await writeFile(
              path.join(outDir, 'demos.json'),
              JSON.stringify(Object.fromEntries(ids)),
            );
          },
        },
      ],
      otherPages: [
        {
          slug: '/playground',
          title: { id: 'site.playground.title', message: 'Playground' },
          description: 'The demos of this version, each on a page by itself.',
          keywords: ['sandbox', 'REPL', 'try', 'examples', 'list of demos'],
        },
      ],
      check: async ({ pages }) => [
        ...pages.flatMap((page) => checkPageDemos(page, siteDir, dir)),
        ...checkDemos(await read(), siteDir),
      ],
    };
  };
}
