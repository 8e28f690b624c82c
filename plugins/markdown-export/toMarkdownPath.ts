import type { CodeVariant } from '../preferences/types';

/**
 * Returns where the Markdown of a page is: `/x/react-charts/bars` → `/x/react-charts/bars.md`,
 * `/x/` → `/x/index.md`.
 *
 * @param variant `JS`: with its demos in JavaScript, `…/bars.js.md`
 */
export function toMarkdownPath(pathname: string, variant: CodeVariant = 'TS'): string {
  const page = pathname.endsWith('/') ? `${pathname}index` : pathname;
  return `${page}${variant === 'JS' ? '.js' : ''}.md`;
}
