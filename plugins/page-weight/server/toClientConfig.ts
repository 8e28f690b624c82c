import type { DocusaurusConfig } from '@docusaurus/types';

/** What only the build reads; options of plugins also hold paths of the machine that builds. */
const buildKeys: ReadonlySet<string> = new Set(['plugins', 'presets', 'themes', 'markdown']);

/** Returns the part of the configuration that pages read. */
export function toClientConfig(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  return Object.fromEntries(Object.entries(config).filter(([key]) => !buildKeys.has(key)));
}
