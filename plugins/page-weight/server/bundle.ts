import path from 'node:path';
import type { DocusaurusConfig } from '@docusaurus/types';
import {
  type ReplacementPlugin,
  replaceDocusaurusModules,
} from '../../../core/server/replaceDocusaurusModules';
import type { ClientRoutes } from './clientRoutes';
import { layoutChunk } from './renderRoutes';

/** The modules of the frame around a page's text, and of what it reads of the sidebar. */
const frame = new RegExp(
  [
    // Few pages are tools.
    String.raw`[\\/]plugins[\\/]navigation[\\/](?!theme[\\/]ToolPage[\\/])`,
    // The site's own, not `@docusaurus/core`.
    String.raw`[\\/]core[\\/](?:client[\\/]|\w+\.ts$)`,
    String.raw`[\\/]plugin-content-docs[\\/]`,
    String.raw`[\\/]theme-common[\\/]lib[\\/](?:components[\\/]Collapsible|utils[\\/]routesUtils)`,
  ].join('|'),
);

/**
 * Returns a group of `splitChunks` that makes the frame of pages one chunk. Its modules are too small to
 * get chunks by default: each page and each demo would have copies.
 */
export function createFrameGroup() {
  return {
    chunks: 'async' as const,
    test: frame,
    name: 'frame',
    priority: 45,
    // Modules of one kind of page stay in the chunks of that kind.
    minChunks: 4,
    minSize: 0,
    reuseExistingChunk: true,
    enforce: true,
  };
}

/**
 * Returns groups of `splitChunks` that make one chunk of the layouts and of what most kinds of pages have
 * around their text: each of them loads both anyway.
 */
export function createLayoutGroups({ kinds }: Pick<ClientRoutes, 'kinds'>) {
  const names: unknown[] = [layoutChunk, ...kinds.map(({ parts }) => parts.__comp)];
  const group = { name: `${layoutChunk}-shared`, minSize: 0, enforce: true };
  return {
    shared: {
      ...group,
      chunks: ({ name }: { name?: string | null }) => names.includes(name),
      priority: 44,
      minChunks: 3,
    },
    layouts: {
      ...group,
      chunks: ({ name }: { name?: string | null }) => name === layoutChunk,
      priority: 43,
    },
  };
}

const clientDir = path.join(__dirname, '../client');

/** Modules that Docusaurus's code imports, and the files in their place. */
const replacements: readonly [request: RegExp, file: string][] = [
  // The build highlights code.
  [/^prism-react-renderer$/, 'noHighlighter.ts'],
  // All of TypeScript's helpers, for one that is used.
  [/^tslib$/, 'importHelper.ts'],
  // A library for one bar.
  [/^nprogress$/, 'progress.ts'],
  // Names and versions of plugins, which only the build prints.
  [/^@generated\/site-metadata$/, 'noMetadata.ts'],
  // The check of the base path is off in the configuration.
  [/^\.\/BaseUrlIssueBanner$/, 'noBanner.ts'],
];

/**
 * Returns the bundler plugins that replace large modules with small ones.
 *
 * @param configFile absolute path of the part of the configuration that pages read
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

/**
 * Returns the bundler plugins that replace, in browsers alone, Docusaurus's table of routes with what
 * reads it, and libraries that the server needs.
 *
 * @param routesFile absolute path of the browser's table
 */
export function replaceClientModules(
  Replacement: ReplacementPlugin,
  routesFile: string,
): InstanceType<ReplacementPlugin>[] {
  return [
    new Replacement(/^@generated\/routes$/, routesFile),
    ...replaceDocusaurusModules(Replacement, [
      [/^\.\/preload$/, path.join(clientDir, 'preload.ts')],
      [/^\.\/docusaurus$/, path.join(clientDir, 'docusaurus.ts')],
      [/^react-helmet-async$/, path.join(clientDir, 'head.tsx')],
      [/^react-router-dom$/, path.join(clientDir, 'router.tsx')],
      [/^react-router-config$/, path.join(clientDir, 'router.tsx')],
    ]),
  ];
}

/** Keys that only the build reads; folders and options of plugins would also show paths of the machine. */
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
