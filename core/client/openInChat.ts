import { openTab } from './openTab';

/** What a conversation begins with. */
export interface ChatContent {
  name: string;
  /** The title of the page that it is on. */
  description: string;
  /** The thing itself, then the files beside it. */
  files: readonly { path: string; content: string }[];
  /** How the chat tells what these documents send from what others do. */
  type: 'x-docs-demo' | 'x-docs-page';
  /** What of the library it is about; `null` where that is no package alone. */
  package: { name: string; version: string } | null;
}

async function requestChat(chat: string, content: ChatContent, timeout: number): Promise<string> {
  const [entry, ...others] = content.files;
  const response = await fetch(`${chat}/v1/public/chat/open`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...content, files: [{ ...entry, isEntry: true }, ...others] }),
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) {
    throw new Error(`${response.url} answered with ${response.status}.`);
  }
  const { nextUrl } = (await response.json()) as { nextUrl?: unknown };
  const url = new URL(String(nextUrl));
  if (url.protocol !== 'https:') {
    throw new Error(`${response.url} leads to ${url.href}, which is not https.`);
  }
  return url.href;
}

/**
 * Sends a demo or a page to the chat and opens the conversation in a new tab.
 *
 * @param chat origin of the chat
 * @param bring what is sent, which may be still to come
 * @param timeout how long an answer may take, in ms
 * @param tab an empty tab, which is closed when something goes wrong
 * @throws `Failed to open chat`, whatever went wrong; the cause is kept
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
      // Some blockers refuse only what is empty, so the address itself had a try.
      throw new Error('The browser blocked the new tab.');
    }
  } catch (cause) {
    tab?.close();
    throw new Error('Failed to open chat', { cause });
  }
}
