import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';

/**
 * Returns what every page loads of the docs plugin: of a document no more than its path, because that
 * is all that is asked of a page that is not open.
 */
export function toGlobalData(data: GlobalPluginData) {
  const versions = data.versions.map((version) => ({
    ...version,
    docs: version.docs.map(({ path }) => ({ path })),
  }));
  return { ...data, versions };
}
