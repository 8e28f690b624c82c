import { readFile, writeFile } from 'node:fs/promises';
import { Globby } from '@docusaurus/utils';
import { mapFiles } from '../../core/server/files';
import type { SitePlugin } from '../../core/server/contribution';
import { escapeHtml } from '../../core/server/html';
import type { Site } from '../../core/types';
import { hashInlineScripts, toContentSecurityPolicy } from '../../deploy/responseHeaders';

/** Browsers follow this directive in a header only. */
const inHeaderOnly = /frame-ancestors [^;]*; /;

/** Returns the HTML of a page with its Content-Security-Policy, which allows its own inline scripts. */
export function addPolicy(html: string, site: Site): string {
  const policy = toContentSecurityPolicy(site, hashInlineScripts(html)).replace(inHeaderOnly, '');
  const element = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`;
  // Before all scripts: the policy is for what comes after it.
  return html.replace(/<meta\s+charset\b[^>]*>/i, (charset) => charset + element);
}

/**
 * Writes the Content-Security-Policy into the pages themselves, with `policyInPages` in `site.ts`: for
 * hosts that send no headers of the site's own. It comes after all that writes pages, and before what
 * lists their content.
 */
export default function pagePolicy(): SitePlugin {
  return ({ site }) => ({
    postBuild: [
      {
        name: 'Policy in pages',
        async run({ outDir }) {
          if (site.policyInPages) {
            const pages = await Globby(['**/*.html'], { cwd: outDir, absolute: true });
            await mapFiles(pages, async (file) => {
              await writeFile(file, addPolicy(await readFile(file, 'utf8'), site));
            });
          }
        },
      },
    ],
  });
}
