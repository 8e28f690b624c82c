import path from 'node:path';
import { type SitePlugin, withTheme } from '../../core/server/contribution';

/** Asks visitors before anything third-party is loaded or sent, where `site.ts` says so. */
export default function consent(): SitePlugin {
  return ({ site: { askConsent } }) => ({
    plugin: () => ({
      name: 'docusaurus-plugin-consent',
      ...withTheme(__dirname),
      // Where visitors are not asked, pages carry none of its code.
      getClientModules: () => (askConsent ? [path.join(__dirname, 'client/askConsent.ts')] : []),
    }),
  });
}
