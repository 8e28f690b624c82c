import { useLocation } from '@docusaurus/router';
import { useRef, useState } from 'react';
import { toCanonicalPath, toProductIdentity } from '../../../core/productIdentity';
import { request } from '../../../core/client/request';
import { useSite } from '../../../core/client/site';
import { splitLanguage } from '../../../core/pagePath';
import type { Feedback, Rating, Section } from '../types';

/**
 * Sends feedback to the receiver.
 *
 * @param endpoint address that gets a POST with JSON and answers with any 2xx
 * @param timeout how long the answer may take, in ms
 * @throws when there is no such answer in time
 */
export async function sendFeedback(
  endpoint: string,
  feedback: Feedback,
  timeout = 10_000,
): Promise<void> {
  await request(endpoint, timeout, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(feedback),
    // Where a redirect leads to, a page that knows nothing of the comment may answer with 200.
    redirect: 'error',
  });
}

interface Options {
  /** Address of the receiver. */
  endpoint: string;
  rating?: Rating;
  section?: Section;
  onSent(comment: string): void;
}

interface Submit {
  state: 'writing' | 'sending' | 'failed';
  /** Sends a comment; while one is being sent, nothing happens. */
  submit(comment: string): void;
}

/** Sends what the visitor says about the current page. */
export function useSubmit({ endpoint, rating, section, onSent }: Options): Submit {
  const { pathname } = useLocation();
  const { site, version } = useSite();
  const { languages } = site;
  const [state, setState] = useState<Submit['state']>('writing');
  // State would come too late for a second click.
  const isSending = useRef(false);
  async function send(comment: string): Promise<void> {
    isSending.current = true;
    setState('sending');
    try {
      await sendFeedback(endpoint, {
        rating: rating ?? null,
        comment,
        page: toCanonicalPath(pathname, languages),
        section: section?.id ?? null,
        version: version.label,
        language: splitLanguage(pathname, languages).language,
        product: toProductIdentity(pathname, languages).id,
      });
      setState('writing');
      onSent(comment);
    } catch {
      setState('failed');
    } finally {
      isSending.current = false;
    }
  }
  return { state, submit: (comment) => void (isSending.current || send(comment)) };
}
