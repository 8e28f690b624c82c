import type { ApiOutline } from './toOutline';

/** The attribute of the element of a page's HTML that has its outline; its value is the page's slug. */
export const outlineAttribute = 'data-api-outline';

/** Returns the outline that the page's HTML has; nothing when the HTML is that of another page. */
export function readOutline(slug: string): ApiOutline | null {
  const text = document.querySelector(`script[${outlineAttribute}="${slug}"]`)?.textContent;
  return text ? (JSON.parse(text) as ApiOutline) : null;
}
