import { type BuildContext, collect } from '../../../core/server/contribution';
import { siteDir } from '../../../core/server/files';
import type { FinishedBuild, Step } from '../../../core/server/postBuild';
import { type BuiltVersion, findVersion } from '../../../core/server/versions';
import type { Site } from '../../../core/types';
import type { DemoSources } from '../../demos/types';
import type { CodeStyle } from '../../preferences/types';
import type { DemoFiles } from '../types';
import { createLinkResolver } from './linkResolver';
import { findContent, listPages } from './pageFiles';
import { renderDemoPages, renderPages, writeMarkdownFiles } from './renderPages';

/** A demo, as its plugin built it. */
interface BuiltDemo {
  name: string;
  /** In the order in which they are offered. */
  variants: readonly { style: CodeStyle }[];
  sources: DemoSources;
}

/** Returns the files of demos, in the first style of each. */
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
  const demos = findContent(build, 'docusaurus-plugin-demos') as BuiltDemo[];
  const origin = build.siteConfig.url;
  const pages = listPages(build);
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
    async run(build) {
      const source = toSource(build, context);
      const files = [
        ...(await renderPages(source)),
        ...renderDemoPages(collect(contributed, 'demoPages'), source.context.demos, basePath),
      ];
      await writeMarkdownFiles(build.outDir, basePath, files);
    },
  };
}
