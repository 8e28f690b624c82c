import { escapeHtml } from '../../../core/server/html';
import { extractHead } from './extractHead';
import { pictureSize } from './pictureSize';
import { toStructuredData, type PageFacts } from './toStructuredData';

/** What a page is, as far as its head tells it. */
export type HeadKind = 'home' | 'page' | 'missing';

/** A block of data is no script: the Content-Security-Policy knows nothing of it. */
const toDataBlock = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/**
 * Returns the HTML of a built page with what its head lacks for those who share or index it: the
 * Markdown, the picture, the kind of page, structured data. They read HTML alone, so browsers get no code for it.
 */
export function addHeadTags(html: string, kind: HeadKind, facts: PageFacts): string {
  const head = extractHead(html);
  const meta = (key: string, content: string, name = 'property') =>
    `<meta ${name}="${key}" content="${escapeHtml(content)}">`;
  const tags =
    kind === 'missing'
      ? [meta('robots', 'noindex', 'name')]
      : [
          facts.markdown &&
            `<link rel="alternate" type="text/markdown" href="${escapeHtml(facts.markdown)}">`,
          meta('og:type', kind === 'home' ? 'website' : 'article'),
          meta('og:image', facts.picture),
          meta('og:image:type', 'image/png'),
          meta('og:image:width', String(pictureSize.width)),
          meta('og:image:height', String(pictureSize.height)),
          meta('og:image:alt', head.title),
          // A page without a description is a tool, which search engines do not list.
          head.description && toDataBlock(toStructuredData(head, kind === 'home', facts)),
        ];
  return html.replace('</head>', () => `${tags.filter(Boolean).join('')}</head>`);
}
