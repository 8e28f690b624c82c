import path from 'node:path';
import type { ConfigureWebpackUtils } from '@docusaurus/types';

type ReplacementPlugin =
  ConfigureWebpackUtils['currentBundler']['instance']['NormalModuleReplacementPlugin'];

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
  // Which plugins in which versions: only the build says it.
  [/^@generated\/site-metadata$/, 'noMetadata.ts'],
  // The check of the base path is off in the configuration.
  [/^\.\/BaseUrlIssueBanner$/, 'noBanner.ts'],
];

/**
 * Returns the bundler plugins that put our small modules in the place of large ones,
 * where Docusaurus or its router asks for them: a demo's library gets what it asks for.
 *
 * @param configFile absolute path of the configuration without what only the build reads
 */
export function replaceModules(
  Replacement: ReplacementPlugin,
  configFile: string,
): InstanceType<ReplacementPlugin>[] {
  return [
    ...replacements.map(
      ([request, file]) =>
        new Replacement(request, (resource) => {
          if (/@docusaurus[\\/+]|[\\/]react-router[\\/]/.test(resource.context)) {
            resource.request = path.join(clientDir, file);
          }
        }),
    ),
    new Replacement(/^@generated\/docusaurus\.config$/, configFile),
  ];
}
