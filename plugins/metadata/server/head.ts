import { escapeHtml } from '../../../core/server/html';
import { pictureSize } from './pictureMarkup';

/** What a page's own head says. */
interface PageHead {
  title: string;
  description: string;
  /** Canonical address of the page. */
  canonical: string;
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

const toText = (html: string) =>
  html.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => entities[entity] ?? entity);

/** Returns the value of an attribute; a minifier may have dropped the quotes. */
function findValue(html: string, element: RegExp, attribute: string): string {
  const [tag = ''] = element.exec(html) ?? [];
  const [, quoted, bare] = new RegExp(`\\s${attribute}=(?:"([^"]*)"|([^\\s>"]+))`).exec(tag) ?? [];
  return toText(quoted ?? bare ?? '');
}

/** Reads the head of a built page. */
export function extractHead(html: string): PageHead {
  const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? [];
  return {
    title: toText(title),
    description: findValue(html, /<meta[^>]*\sname="?description\b[^>]*>/, 'content'),
    canonical: findValue(html, /<link[^>]*\srel="?canonical\b[^>]*>/, 'href'),
  };
}

/** What is known about a page beside its own head. */
interface PageFacts {
  site: { name: string; tagline: string; url: string };
  language: string;
  /** Absolute address of the picture. */
  picture: string;
  /** In ms; absent if unknown. */
  modified?: number;
  /** Absolute address of the page as Markdown, if it has one. */
  markdown?: string;
}

/** Returns the page's structured data by schema.org; the home page is the whole site. */
function toStructuredData(
  { title, description, canonical }: PageHead,
  isHome: boolean,
  { site, language, picture, modified }: PageFacts,
): object {
  const context = { '@context': 'https://schema.org' };
  const website = { '@type': 'WebSite', name: site.name, url: site.url };
  return isHome
    ? { ...context, ...website, description: site.tagline, inLanguage: language }
    : {
        ...context,
        '@type': 'TechArticle',
        headline: title.endsWith(` | ${site.name}`) ? title.slice(0, -site.name.length - 3) : title,
        description,
        url: canonical,
        image: picture,
        inLanguage: language,
        ...(modified !== undefined && { dateModified: new Date(modified).toISOString() }),
        isPartOf: website,
      };
}

export type HeadKind = 'home' | 'page' | 'missing';

/** The Content-Security-Policy doesn't apply: a data block is not executed. */
const toDataBlock = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/**
 * Returns the HTML of a built page with the head tags that only crawlers and link previews read: its Markdown,
 * its picture, its kind, structured data. Browsers need no code for them.
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
          // A page without a description is a tool, which search engines need not list.
          head.description && toDataBlock(toStructuredData(head, kind === 'home', facts)),
        ];
  return html.replace('</head>', () => `${tags.filter(Boolean).join('')}</head>`);
}
