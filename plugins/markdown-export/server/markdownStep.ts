import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { type BuildContext, collect } from '../../../core/server/contribution';
import { siteDir } from '../../../core/server/files';
import type { FinishedBuild, Step } from '../../../core/server/postBuild';
import { type BuiltVersion, findVersion } from '../../../core/server/versions';
import type { Site } from '../../../core/types';
import type { DemoSources } from '../../demos/types';
import type { CodeStyle } from '../../preferences/types';
import type { DemoFiles } from '../types';
import { createLinkResolver } from './linkResolver';
import { collectPages } from './pageFiles';
import { renderDemoPages, renderPages, writeMarkdownFiles } from './renderPages';

/**
 * Returns what a plugin has loaded for the build.
 *
 * @throws an error that names a plugin which is not there
 */
export function findContent(build: Pick<FinishedBuild, 'plugins'>, name: string): unknown {
  const plugin = build.plugins.find((item) => item.name === name);
  if (!plugin) {
    throw new Error(
      `There is no plugin "${name}", whose content is exported. Keep it in docusaurus.config.ts.`,
    );
  }
  return plugin.content;
}

/** A demo, as its plugin has built it. */
interface BuiltDemo {
  name: string;
  /** In the order in which they are offered. */
  variants: readonly { style: CodeStyle }[];
  sources: DemoSources;
}

/** Returns the files of demos that were built, in the first style of each. */
function collectDemoFiles(demos: readonly BuiltDemo[]): DemoFiles {
  return new Map(
    demos.flatMap(({ name, variants, sources }) => {
      const source = variants[0] && sources[variants[0].style];
      return source ? [[name, { TS: source.TS.files, JS: source.JS.files }]] : [];
    }),
  );
}

/** The comparison belongs to the current version. */
function toComparisonUrl(site: Site, { language }: BuiltVersion): string {
  const current = findVersion(site, 'current', siteDir, language);
  return `${current.host ?? site.url}${current.basePath}api/compare`;
}

/** Returns what `renderPages` needs to know of a finished build. */
function toSource(build: FinishedBuild, { site, version, contributed }: BuildContext) {
  const docs = findContent(build, 'docusaurus-plugin-content-docs') as LoadedContent;
  const demos = findContent(build, 'docusaurus-plugin-demos') as BuiltDemo[];
  const origin = build.siteConfig.url;
  const pages = collectPages(docs.loadedVersions.flatMap((item) => item.docs));
  const others = Object.entries(contributed.pages)
    .filter(([, { hasMarkdown }]) => hasMarkdown)
    .map(([slug]) => `${version.basePath.slice(0, -1)}${slug}`);
  return {
    pages,
    transformers: collect(contributed, 'transformers'),
    context: {
      origin,
      comparisonUrl: toComparisonUrl(site, version),
      demos: collectDemoFiles(demos),
      labels: new Map(site.versions.map(({ name, label }) => [name, label])),
      texts: build.codeTranslations,
      resolve: createLinkResolver({
        origin,
        basePath: version.basePath,
        dir: version.dir,
        pages,
        others,
      }),
    },
  };
}

/** Returns the step that writes every page as Markdown beside its HTML: `<path>.md`. */
export function createMarkdownStep(context: BuildContext): Step {
  const { contributed, version } = context;
  const { basePath } = version;
  return {
    name: 'Markdown',
    async run(build: FinishedBuild): Promise<void> {
      const source = toSource(build, context);
      const files = [
        ...(await renderPages(source)),
        ...renderDemoPages(collect(contributed, 'demoPages'), source.context.demos, basePath),
      ];
      await writeMarkdownFiles(build.outDir, basePath, files);
    },
  };
}
