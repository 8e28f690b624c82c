import { createHash } from 'node:crypto';
import path from 'node:path';
import { toTaglineMessage, translateMessage } from '../../../core/messages';
import { type BuildContext, collect } from '../../../core/server/contribution';
import { createDiskCache } from '../../../core/server/diskCache';
import type { FinishedBuild, Step } from '../../../core/server/postBuild';
import { completeEntries, readSidebar } from '../../../core/server/sidebar';
import { findVersion } from '../../../core/server/versions';
import type { DemoSources } from '../../demos/types';
import type { CodeStyle } from '../../preferences/types';
import type { DemoFiles, MarkdownPage } from '../types';
import type { PageContext } from './elements';
import { createLinkResolver } from './linkResolver';
import { renderLlmsFiles, toListedPages } from './llmsFiles';
import { findContent, listPages } from './pageFiles';
import { renderDemoPages, renderPages, writeMarkdownFiles } from './renderPages';

/** A demo, as its plugin built it. */
interface BuiltDemo {
  name: string;
  id: string;
  dir: string;
  /** In the order in which they are offered. */
  variants: readonly { style: CodeStyle }[];
  sources: DemoSources;
}

/** Returns the files of demos, in the first style of each. */
function collectDemoFiles(demos: readonly BuiltDemo[]): DemoFiles {
  return new Map(
    demos.flatMap(({ name, id, dir, variants, sources }) => {
      const source = variants[0] && sources[variants[0].style];
      const files = source && { TS: source.TS.files, JS: source.JS.files };
      return files ? [id, path.join(dir, name)].map((key) => [key, files] as const) : [];
    }),
  );
}

/** Returns what pages need to know of a finished build. */
function toContext(
  build: FinishedBuild,
  { site, siteDir, version, contributed }: BuildContext,
  pages: readonly MarkdownPage[],
): Omit<PageContext, 'variant'> {
  const origin = build.siteConfig.url;
  // The comparison belongs to the current version.
  const current = findVersion(site, 'current', siteDir, version.language);
  const others = Object.entries(contributed.pages)
    .filter(([, { hasMarkdown }]) => hasMarkdown)
    .map(([slug]) => `${version.basePath.slice(0, -1)}${slug}`);
  return {
    origin,
    comparisonUrl: `${current.host ?? site.url}${current.basePath}api/compare`,
    demos: collectDemoFiles(findContent(build, 'docusaurus-plugin-demos') as BuiltDemo[]),
    labels: new Map(site.versions.map(({ name, label }) => [name, label])),
    texts: build.codeTranslations,
    resolve: createLinkResolver({
      origin,
      basePath: version.basePath,
      dir: version.dir,
      pages,
      others,
    }),
  };
}

/**
 * Returns a hash of what the Markdown of every page depends on: the addresses that links resolve to, and
 * what compiled pages depend on.
 */
function hashInputs(
  { siteConfig, codeTranslations }: FinishedBuild,
  { localizedSite, version, contributed }: BuildContext,
  pages: readonly MarkdownPage[],
): string {
  const inputs = [
    [siteConfig.url, version, localizedSite, codeTranslations],
    pages.map(({ file, permalink }) => [file, permalink]),
    contributed.pages,
    collect(contributed, 'cacheInputs'),
  ];
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
}

/** Returns the step that writes each page as Markdown beside its HTML, and the files for language models. */
export function createMarkdownStep(buildContext: BuildContext): Step {
  const { site, siteDir, contributed, version } = buildContext;
  const { basePath, label, products } = version;
  return {
    name: 'Markdown',
    async run(build) {
      const { url: origin, title } = build.siteConfig;
      const pages = listPages(build);
      const context = toContext(build, buildContext, pages);
      const transformers = collect(contributed, 'transformers');
      const files = [
        ...(await renderPages({
          pages,
          transformers,
          context,
          inputs: hashInputs(build, buildContext, pages),
          remember: await createDiskCache('markdown', siteDir),
        })),
        ...renderDemoPages(collect(contributed, 'demoPages'), context.demos, basePath),
      ];
      const llmsFiles = renderLlmsFiles({
        title: `${title} ${label}`,
        summary: translateMessage(build.codeTranslations, toTaglineMessage(site)),
        origin,
        basePath,
        products,
        titles: contributed.titles,
        entries: completeEntries(
          (await readSidebar(version, siteDir)).entries,
          Object.keys(contributed.pages),
        ),
        pages: toListedPages(pages, contributed.pages, `${origin}${basePath.slice(0, -1)}`),
        texts: new Map(files.map(({ pathname, text }) => [`${origin}${pathname}`, text])),
      });
      await writeMarkdownFiles(build.outDir, basePath, [...files, ...llmsFiles]);
    },
  };
}
