import packages from '@generated/docusaurus-plugin-markdown-export/default/packages.json';
import type { Subject } from '../../navigation/types';
import type { CodeVariant } from '../../preferences/types';
import { openInChat } from '../../../core/client/openInChat';
import { toMarkdownPath } from '../toMarkdownPath';
import { loadMarkdown } from './loadMarkdown';

/**
 * Opens a page in the chat, as Markdown; rejects with what to tell the visitor.
 *
 * @param subject what the page is about; its package goes with it
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
