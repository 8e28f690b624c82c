import { useLocation } from '@docusaurus/router';
import { useRef, useState } from 'react';
import { useSite } from '../../../core/client/site';
import { splitLanguage, toCanonicalPath, toProductIdentity } from '../../../core/pagePath';
import type { Feedback, Rating, Section } from '../types';

const toKey = (page: string) => `feedback-${page}`;

/** Returns how the visitor rated a page before; nothing when they did not, or where storage is blocked. */
export function readVote(page: string): Rating | undefined {
  try {
    const kept = localStorage.getItem(toKey(page));
    return kept === '1' || kept === '0' ? (Number(kept) as Rating) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps how the visitor rates a page; where storage is blocked, for as long as the page is open. */
export function writeVote(page: string, rating: Rating): void {
  try {
    localStorage.setItem(toKey(page), String(rating));
  } catch {
    // Blocked.
  }
}

const toKeyDraft = (page: string) => `feedback-draft-${page}`;

/** Returns what was typed about a page and not sent, also before the page was loaded again. */
export function readDraft(page: string): string {
  try {
    return sessionStorage.getItem(toKeyDraft(page)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps what is typed about a page until the tab is closed. An empty text is forgotten. */
export function writeDraft(page: string, comment: string): void {
  try {
    if (comment) {
      sessionStorage.setItem(toKeyDraft(page), comment);
    } else {
      sessionStorage.removeItem(toKeyDraft(page));
    }
  } catch {
    // Blocked: it is kept for as long as the page is open.
  }
}

/**
 * Sends feedback to the receiver.
 *
 * @param endpoint address of the receiver: it gets a POST with JSON and answers with any 2xx
 * @param timeout how long the answer may take, in ms
 * @throws when there is no answer in time, or another one
 */
export async function sendFeedback(
  endpoint: string,
  feedback: Feedback,
  timeout = 10_000,
): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(feedback),
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) {
    throw new Error(`${endpoint} answered with ${response.status}.`);
  }
}

interface Options {
  /** Address of the receiver. */
  endpoint: string;
  rating?: Rating;
  section?: Section;
  onSent(): void;
}

interface Submit {
  state: 'writing' | 'sending' | 'failed';
  /** Sends a comment on the open page; a second call while one is on its way does nothing. */
  submit(comment: string): void;
}

/** Sends what a visitor says about the page that is open. */
export function useSubmit({ endpoint, rating, section, onSent }: Options): Submit {
  const { pathname } = useLocation();
  const { version } = useSite();
  const [state, setState] = useState<Submit['state']>('writing');
  // Not the state: two clicks may come before it is drawn.
  const isSending = useRef(false);
  async function send(comment: string): Promise<void> {
    isSending.current = true;
    setState('sending');
    try {
      await sendFeedback(endpoint, {
        rating: rating ?? null,
        comment,
        page: toCanonicalPath(pathname),
        section: section?.id ?? null,
        version: version.label,
        language: splitLanguage(pathname).language,
        product: toProductIdentity(pathname).id,
      });
      onSent();
    } catch {
      setState('failed');
    } finally {
      isSending.current = false;
    }
  }
  return { state, submit: (comment) => void (isSending.current || send(comment)) };
}
