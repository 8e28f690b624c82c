import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { siteDir } from '../../../core/server/files';
import { type BuiltVersion, findVersion } from '../../../core/server/versions';
import type { Site } from '../../../core/types';
import { toApiSlug } from '../../api-reference/paths';
import type { ApiSummary } from '../../api-reference/types';
import type { DemoSources } from '../../demos/types';
import type { CodeStyle } from '../../preferences/types';
import type { Template } from '../../templates/types';
import type { DemoFiles } from '../types';
import { createLinkResolver } from './linkResolver';
import { collectPages } from './pageFiles';
import {
  type PageTransformer,
  renderPages,
  renderTemplates,
  writeMarkdownFiles,
} from './renderPages';

/** What Docusaurus tells of a finished build. */
export type FinishedBuild = Parameters<NonNullable<Plugin['postBuild']>>[0];

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
