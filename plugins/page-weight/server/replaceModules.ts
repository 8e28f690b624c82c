import path from 'node:path';
import {
  replaceDocusaurusModules,
  type ReplacementPlugin,
} from '../../shared/server/replaceDocusaurusModules';

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
