import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Site } from '../../core/types';

/** Asks visitors before anything of another party is loaded or sent, where `site.ts` says so. */
export default function consentPlugin({ siteConfig }: LoadContext): Plugin {
  const { askConsent } = (siteConfig.customFields as unknown as { site: Site }).site;
  return {
    name: 'docusaurus-plugin-consent',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    // Where nobody is asked, pages carry nothing of it.
    getClientModules: () => (askConsent ? [path.join(__dirname, 'client/askConsent.ts')] : []),
  };
}
