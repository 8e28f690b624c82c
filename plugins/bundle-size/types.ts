import type { BundleSizes } from '../../core/bundleSizes';

/** Slug of the page, without the slash. */
export const bundleSizePage = 'bundle-size';

/** What the page shows (`@generated/docusaurus-plugin-bundle-size/default/sizes.json`). */
export interface PageSizes {
  /** What was measured of the version. */
  own: BundleSizes;
  /** The versions before it, newest first. */
  older: readonly { label: string; components: BundleSizes['components'] }[];
}
