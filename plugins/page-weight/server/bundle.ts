import path from 'node:path';
import type { DocusaurusConfig } from '@docusaurus/types';
import {
  type ReplacementPlugin,
  replaceDocusaurusModules,
} from '../../../core/server/replaceDocusaurusModules';

/** What a page of the tree has around its text, and what that reads of the tree. */
const frame = new RegExp(
  [
    String.raw`[\\/]plugins[\\/]navigation[\\/]`,
    // The site's own, not `@docusaurus/core`.
    String.raw`[\\/]core[\\/](?:client[\\/]|\w+\.ts$)`,
    String.raw`[\\/]plugin-content-docs[\\/]`,
    String.raw`[\\/]theme-common[\\/]lib[\\/](?:components[\\/]Collapsible|utils[\\/]routesUtils)`,
  ].join('|'),
);

/**
 * Returns a group of `splitChunks`: the frame of pages is one chunk. Its pieces are too small to become
 * one by themselves: each page, and each demo, would bring copies of them.
 */
export function createFrameGroup() {
  return {
    chunks: 'async' as const,
    test: frame,
    name: 'frame',
    priority: 45,
    // What one kind of page has comes with it alone.
    minChunks: 4,
    minSize: 0,
    reuseExistingChunk: true,
    enforce: true,
  };
}

const clientDir = path.join(__dirname, '../client');

/** What is asked for by Docusaurus's own code, and what of ours stands for it. */
const replacements: readonly [request: RegExp, file: string][] = [
  // Code is highlighted at build.
  [/^prism-react-renderer$/, 'noHighlighter.ts'],
  // All of TypeScript's helpers, for one that is used.
  [/^tslib$/, 'importHelper.ts'],
  // A library for one bar.
  [/^nprogress$/, 'progress.ts'],
  // What only components made by a function that no page calls need.
  [/^hoist-non-react-statics$/, 'noStatics.ts'],
  // What the router asks in development alone.
  [/^react-is$/, 'noElementTypes.ts'],
  // Which plugins in which versions: only the build says it.
  [/^@generated\/site-metadata$/, 'noMetadata.ts'],
  // The check of the base path is off in the configuration.
  [/^\.\/BaseUrlIssueBanner$/, 'noBanner.ts'],
];

/**
 * Returns the bundler plugins that put our small modules in the place of large ones.
 *
 * @param configFile absolute path of the configuration without what only the build reads
 */
export function replaceModules(
  Replacement: ReplacementPlugin,
  configFile: string,
): InstanceType<ReplacementPlugin>[] {
  return [
    ...replaceDocusaurusModules(
      Replacement,
      replacements.map(([request, file]) => [request, path.join(clientDir, file)]),
    ),
    new Replacement(/^@generated\/docusaurus\.config$/, configFile),
  ];
}

/** What only the build reads; folders and options of plugins also are paths of the machine that builds. */
const buildKeys: ReadonlySet<string> = new Set([
  'plugins',
  'presets',
  'themes',
  'markdown',
  'staticDirectories',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'scripts',
  'headTags',
  'stylesheets',
  'clientModules',
  'i18n',
]);

/** Returns the part of the configuration that pages read. */
export function toClientConfig(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  const kept = Object.entries(config).filter(([key]) => !buildKeys.has(key));
  const { experimental_router: router } = config.future;
  return { ...Object.fromEntries(kept), future: { experimental_router: router } as never };
}
