import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { toApiSlug } from '../../api-reference/paths';
import type { ApiSummary } from '../../api-reference/types';
import { findVersion, type BuiltVersion } from '../../../core/server/versions';
import { siteDir } from '../../../core/server/files';
import type { Site } from '../../../core/types';
import type { Template } from '../../templates/types';
import { collectDemoFiles, type BuiltDemo } from './collectDemoFiles';
import { collectPages } from './collectPages';
import { createLinkResolver } from './createLinkResolver';
import { findContent } from './findContent';
import type { FinishedBuild } from './finishedBuild';
import { renderPages, type PageTransformer } from './renderPages';
import { renderTemplates } from './renderTemplates';
import { writeMarkdownFiles } from './writeMarkdownFiles';

interface Options {
  /** As `site.ts` has it. */
  site: Site;
  version: BuiltVersion;
  /** The reference of the version. */
  apis: readonly ApiSummary[];
  /** What changes pages before they are compiled, and belongs into their Markdown too. */
  transformers: readonly PageTransformer[];
}

/** The comparison belongs to the current version. */
function toComparisonUrl(site: Site, { language }: BuiltVersion): string {
  const current = findVersion(site, 'current', siteDir, language);
  return `${current.host ?? site.url}${current.basePath}api/compare`;
}

/** Returns what `renderPages` needs to know of a finished build. */
function toSource(build: FinishedBuild, options: Options) {
  const { site, version, apis, transformers } = options;
  const docs = findContent(build, 'docusaurus-plugin-content-docs') as LoadedContent;
  const demos = findContent(build, 'docusaurus-plugin-demos') as BuiltDemo[];
  const origin = build.siteConfig.url;
  const pages = collectPages(docs.loadedVersions.flatMap((item) => item.docs));
  const others = apis.map((api) => `${version.basePath.slice(0, -1)}${toApiSlug(api)}`);
  return {
    pages,
    transformers,
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
export function createMarkdownStep(options: Options) {
  const { basePath } = options.version;
  return {
    name: 'Markdown',
    async run(build: FinishedBuild): Promise<void> {
      const source = toSource(build, options);
      const templates = findContent(build, 'docusaurus-plugin-templates') as Template[];
      const files = [
        ...(await renderPages(source)),
        ...renderTemplates(templates, source.context.demos, basePath),
      ];
      await writeMarkdownFiles(build.outDir, basePath, files);
    },
  };
}
