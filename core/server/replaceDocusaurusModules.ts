import type { ConfigureWebpackUtils } from '@docusaurus/types';

export type ReplacementPlugin =
  ConfigureWebpackUtils['currentBundler']['instance']['NormalModuleReplacementPlugin'];

/** A pattern of requests, and the absolute path of the file in their place. */
export type Replacement = readonly [request: RegExp, file: string];

/**
 * Returns the bundler plugins that replace modules in the imports of Docusaurus and its router. Demos'
 * libraries get the modules that they import.
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
