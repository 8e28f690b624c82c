import type { DocusaurusConfig } from '@docusaurus/types';

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
