import type { CodeVariant } from '../../preferences/types';
import { toMarkdownPath } from '../toMarkdownPath';

/**
 * Loads a page as Markdown. Its demos are in the visitor's language; a page without demos is the same
 * in both.
 *
 * @param pathname of the page that is shown
 */
export async function loadMarkdown(pathname: string, variant: CodeVariant): Promise<string> {
  const hasDemos = document.querySelector('[data-demo-code]') !== null;
  const response = await fetch(toMarkdownPath(pathname, hasDemos ? variant : 'TS'));
  if (!response.ok) {
    throw new Error(`${response.url} answered with ${response.status}.`);
  }
  return response.text();
}
