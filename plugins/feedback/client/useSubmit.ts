import { useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { splitLanguage, toCanonicalPath, toProductIdentity } from '../../../core/pagePath';
import { useSite } from '../../../core/client/site';
import type { Rating, Section } from '../types';
import { sendFeedback } from './sendFeedback';

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
