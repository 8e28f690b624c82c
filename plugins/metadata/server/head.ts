import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toTaglineMessage, translateMessage } from '../../../core/messages';
import { toVersionPath } from '../../../core/pagePath';
import { mapFiles } from '../../../core/server/files';
import { escapeHtml } from '../../../core/server/html';
import type { FinishedBuild } from '../../../core/server/postBuild';
import type { Site, Version } from '../../../core/types';
import { pictureSize } from './pictureMarkup';
import { collectDocuments, toPictureFile, toPictureSlug } from './pictures';

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

type HeadKind = 'home' | 'page' | 'missing';

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

const kinds: Readonly<Record<string, HeadKind>> = { '/': 'home', '/404.html': 'missing' };

/**
 * Completes the heads of all pages, after their Markdown was written and their pictures drawn. Pages
 * that have no picture in their language show the English one.
 *
 * @param localized the site in the language of the build
 */
export async function completeHeads(
  site: Site,
  localized: Site,
  version: Version,
  build: FinishedBuild,
): Promise<void> {
  const { outDir, baseUrl, routesPaths, siteConfig, i18n, codeTranslations } = build;
  const documents = new Map(collectDocuments(build).map((item) => [item.slug, item]));
  const slugs = new Set(documents.keys());
  const url = `${siteConfig.url}${baseUrl}`;
  const english = `${siteConfig.url}${toVersionPath(site, version)}`;
  const tagline = translateMessage(codeTranslations, toTaglineMessage(localized));
  await mapFiles(routesPaths, async (route) => {
    const slug = `/${route.slice(baseUrl.length)}`;
    const name = slug === '/' ? 'index' : slug.slice(1).replace(/\.html$/, '');
    const file = path.join(outDir, `${name}.html`);
    if (!existsSync(file)) {
      return;
    }
    const picture = toPictureFile(toPictureSlug(slug, slugs));
    const html = addHeadTags(await readFile(file, 'utf8'), kinds[slug] ?? 'page', {
      site: { name: localized.name, tagline, url },
      language: i18n.currentLocale,
      picture: (existsSync(path.join(outDir, picture)) ? url : english) + picture,
      modified: documents.get(slug)?.modified,
      ...(existsSync(path.join(outDir, `${name}.md`)) && { markdown: `${url}${name}.md` }),
    });
    await writeFile(file, html);
  });
}
