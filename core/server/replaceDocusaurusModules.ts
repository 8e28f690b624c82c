import type { ConfigureWebpackUtils } from '@docusaurus/types';

export type ReplacementPlugin =
  ConfigureWebpackUtils['currentBundler']['instance']['NormalModuleReplacementPlugin'];

/** What is asked for, and the absolute path of the file of ours that stands for it. */
export type Replacement = readonly [request: RegExp, file: string];

/**
 * Returns the bundler plugins that put our modules in the place of others where Docusaurus or its
 * router asks for them: a demo's library gets what it asks for.
 */
export function replaceDocusaurusModules(
  Plugin: ReplacementPlugin,
  replacements: readonly Replacement[],
): InstanceType<ReplacementPlugin>[] {
  return replacements.map(
    ([request, file]) =>
      new Plugin(request, (resource) => {
        if (/@docusaurus[\\/+]|[\\/]react-router[\\/]/.test(resource.context)) {
          resource.request = file;
        }
      }),
  );
}
