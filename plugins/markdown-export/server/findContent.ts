import type { FinishedBuild } from './finishedBuild';

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
