import type { PageHead } from './extractHead';

/** What structured data says beside the page's own head. */
export interface PageFacts {
  site: { name: string; tagline: string; url: string };
  language: string;
  /** Absolute address of the picture. */
  picture: string;
  /** Milliseconds; absent where it is not known. */
  modified?: number;
  /** Absolute address of the page as Markdown; absent where there is none. */
  markdown?: string;
}

/** Returns what search engines read of a page, by the words of schema.org: the home page stands for the site. */
export function toStructuredData(
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
