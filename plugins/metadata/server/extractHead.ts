/** What a page says of itself. */
export interface PageHead {
  title: string;
  description: string;
  /** Absolute address that stands for the page. */
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

/** Finds the value of an attribute; a minifier may have taken the quotes. */
function findValue(html: string, element: RegExp, attribute: string): string {
  const [tag = ''] = element.exec(html) ?? [];
  const [, quoted, bare] = new RegExp(`\\s${attribute}=(?:"([^"]*)"|([^\\s>"]+))`).exec(tag) ?? [];
  return toText(quoted ?? bare ?? '');
}

/** Extracts what the head of a built page says. */
export function extractHead(html: string): PageHead {
  const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? [];
  return {
    title: toText(title),
    description: findValue(html, /<meta[^>]*\sname="?description\b[^>]*>/, 'content'),
    canonical: findValue(html, /<link[^>]*\srel="?canonical\b[^>]*>/, 'href'),
  };
}
