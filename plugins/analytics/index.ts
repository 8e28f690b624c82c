import path from 'node:path';
import pluginGoogleGtag from '@docusaurus/plugin-google-gtag';
import type { SitePlugin } from '../../core/server/contribution';
import { toGtagScript } from './server/gtagScript';

/** Counts visits, where `site.ts` has a measurement id and the visitor allows it. */
export default function analytics(): SitePlugin {
  return ({ site: { analytics } }) => ({
    plugin(context) {
      // Docusaurus's own plugin does nothing in development: visits are not counted there.
      const google =
        analytics &&
        pluginGoogleGtag(context, { trackingID: [analytics.measurementId], anonymizeIP: false });
      return {
        name: 'docusaurus-plugin-analytics',
        // Without analytics, pages carry none of its code.
        getClientModules: () => (google ? [path.join(__dirname, 'client/beginVisit.ts')] : []),
        injectHtmlTags: (given) => ({
          headTags: [toGtagScript(google?.injectHtmlTags?.(given)?.headTags)],
        }),
      };
    },
  });
}
