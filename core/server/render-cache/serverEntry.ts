/** The entry of the server's bundle: Docusaurus's own, which renders a page, behind the cache. */
import render from '@docusaurus/core/lib/client/serverEntry';
import { createCachedRender } from './cachedRender';
import type { RenderManifest } from './manifest';

/** Node's `require`, for a file beside the bundle. */
declare const __non_webpack_require__: NodeJS.Require;

/** What the bundler's plugin writes beside the bundle. */
export interface RenderSettings {
  /** Absolute path of the folder with what was rendered last. */
  dir: string;
  manifest: RenderManifest;
}

const settings = __non_webpack_require__('./render.json') as RenderSettings;

export default createCachedRender({ render, ...settings });
