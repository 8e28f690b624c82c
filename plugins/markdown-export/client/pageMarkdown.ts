import packages from '@generated/docusaurus-plugin-markdown-export/default/packages.json';
import { openInChat } from '../../../core/client/openInChat';
import { request } from '../../../core/client/request';
import type { Subject } from '../../../core/navigation';
import type { CodeVariant } from '../../preferences/types';
import { toMarkdownPath } from '../types';

/** How long a page may take, in ms. */
const TIMEOUT = 10_000;

/**
 * Loads a page as Markdown, with its demos in the chosen language; a page without demos is the same in
 * both.
 *
 * @param pathname of the page that is shown
 */
export async function loadMarkdown(pathname: string, variant: CodeVariant): Promise<string> {
  const hasDemos = document.querySelector('[data-demo-code]') !== null;
  const response = await request(toMarkdownPath(pathname, hasDemos ? variant : 'TS'), TIMEOUT);
  return response.text();
}

/**
 * Opens a page in the chat, as Markdown; rejects when that fails.
 *
 * @param subject what the page is about: its package is sent too
 */
export function openPageInChat(
  chat: string,
  pathname: string,
  subject: Subject,
  variant: CodeVariant,
): Promise<void> {
  const path = toMarkdownPath(pathname).replace(/^.*\//, '');
  return openInChat(chat, async () => ({
    name: path.replace(/\.md$/, ''),
    description: document.title,
    files: [{ path, content: await loadMarkdown(pathname, variant) }],
    type: 'x-docs-page',
    package: (subject !== 'general' && packages[subject]) || null,
  }));
}
