import type { LoadContext, Plugin } from '@docusaurus/types';
import { renderCodeVariantScript } from './server/renderCodeVariantScript';

/** The visitor's choices: what must not flash is applied before the page is painted. */
export default function preferencesPlugin(_context: LoadContext): Plugin {
  return {
    name: 'docusaurus-plugin-preferences',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: renderCodeVariantScript() }],
    }),
  };
}
