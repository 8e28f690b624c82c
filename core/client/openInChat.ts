import { openTab } from './openTab';
import { request } from './request';

/** What a conversation starts with. */
export interface ChatContent {
  name: string;
  /** The title of its page. */
  description: string;
  /** The thing itself, then the files beside it. */
  files: readonly { path: string; content: string }[];
  /** Where it comes from: the chat gets content from other sites too. */
  type: 'x-docs-demo' | 'x-docs-page';
  /** The package that it is about; `null` when it is about several or none. */
  package: { name: string; version: string } | null;
}

async function requestChat(chat: string, content: ChatContent, timeout: number): Promise<string> {
  const [entry, ...others] = content.files;
  const response = await request(`${chat}/v1/public/chat/open`, timeout, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...content, files: [{ ...entry, isEntry: true }, ...others] }),
  });
  const { nextUrl } = (await response.json()) as { nextUrl?: unknown };
  const url = new URL(String(nextUrl));
  if (url.protocol !== 'https:') {
    throw new Error(`${response.url} leads to ${url.href}, which isn't https.`);
  }
  return url.href;
}

/**
 * Sends a demo or a page to the chat and opens the conversation in a new tab.
 *
 * @param chat origin of the chat
 * @param bring loads what is sent
 * @param timeout how long an answer may take, in ms
 * @param tab an empty tab, which is closed when anything fails
 * @throws `Failed to open chat`, with the error as its cause
 */
export async function openInChat(
  chat: string,
  bring: () => Promise<ChatContent>,
  timeout = 10_000,
  tab = openTab(),
): Promise<void> {
  try {
    const url = await requestChat(chat, await bring(), timeout);
    if (tab) {
      tab.location.replace(url);
    } else if (!openTab(url)) {
      // Some popup blockers block only empty tabs, so the address was tried too.
      throw new Error('The browser blocked the new tab.');
    }
  } catch (cause) {
    tab?.close();
    throw new Error('Failed to open chat', { cause });
  }
}
