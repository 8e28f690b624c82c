import type { SourceFile, VersionPackages } from '../types';
import { findLibraryPackage } from './findLibraryPackage';

/** How the chat tells what these documents send from what others do. */
const type = 'x-docs-demo';

export interface ChatOptions {
  /** Origin of the chat. */
  chat: string;
  /** The demo's name. */
  name: string;
  /** The title of the page that shows it. */
  description: string;
  /** The demo itself, then the files beside it. */
  files: readonly Pick<SourceFile, 'name' | 'code'>[];
  packages: VersionPackages;
  /** How long an answer may take, in ms. */
  timeout?: number;
}

async function requestChat({ chat, timeout = 10_000, ...demo }: ChatOptions): Promise<string> {
  const { name, description, files, packages } = demo;
  const response = await fetch(`${chat}/v1/public/chat/open`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name,
      description,
      files: files.map((file, index) => ({
        path: file.name,
        content: file.code,
        ...(index === 0 && { isEntry: true }),
      })),
      type,
      package: findLibraryPackage(files, packages),
    }),
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

/** Opens a tab that cannot reach back; `noopener` would not tell whether the browser let it open. */
function openTab(url: string): Window | null {
  const tab = window.open(url, '_blank');
  if (tab) {
    tab.opener = null;
  }
  return tab;
}

/**
 * Sends a demo to the chat and opens the conversation in a new tab.
 *
 * @throws `Failed to open chat`, whatever went wrong; the cause is kept
 */
export async function openInChat(options: ChatOptions): Promise<void> {
  // Empty until the chat has answered: a tab that opens seconds after the click is blocked as a popup.
  const tab = openTab('');
  try {
    const url = await requestChat(options);
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
