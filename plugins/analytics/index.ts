import path from 'node:path';
import pluginGoogleGtag from '@docusaurus/plugin-google-gtag';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Site } from '../../core/types';
import { toGtagScript } from './server/gtagScript';

/** Counts visits, where `site.ts` has a measurement id and the visitor allows it. */
export default function analyticsPlugin(context: LoadContext): Plugin {
  const { analytics } = (context.siteConfig.customFields as unknown as { site: Site }).site;
  // Docusaurus's own plugin is none in development: nothing is counted there.
  const google =
    analytics &&
    pluginGoogleGtag(context, { trackingID: [analytics.measurementId], anonymizeIP: false });
  return {
    name: 'docusaurus-plugin-analytics',
    // Where nothing is counted, pages carry nothing of it.
    getClientModules: () => (google ? [path.join(__dirname, 'client/beginVisit.ts')] : []),
    injectHtmlTags: (given) => ({
      headTags: [toGtagScript(google?.injectHtmlTags?.(given)?.headTags)],
    }),
  };
}
