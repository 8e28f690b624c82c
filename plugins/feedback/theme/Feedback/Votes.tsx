import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toCanonicalPath } from '../../../../core/pagePath';
import { readDraft, readVote, writeVote } from '../../client/feedback';
import type { Rating, Section } from '../../types';
import FeedbackForm from './Form';
import buttonStyles from '../../../../core/client/button.module.css';
import styles from './Votes.module.css';

export interface Props {
  /** Address of the receiver. */
  endpoint: string;
}

/** Yes and No, comments on sections, and the form that they open. */
export default function FeedbackVotes({ endpoint }: Props): ReactNode {
  const page = toCanonicalPath(useLocation().pathname);
  const [rating, setRating] = useState<Rating>();
  const [form, setForm] = useState<{ section?: Section; found?: boolean }>();
  const [note, setNote] = useState('');
  const opener = useRef<Element | null>(null);

  const open = useCallback((section?: Section) => {
    opener.current = document.activeElement;
    setNote('');
    setForm({ section });
  }, []);
  const close = (message: string) => {
    setForm(undefined);
    setNote(message);
    (opener.current as HTMLElement | null)?.focus();
  };

  // One page follows another without a new component.
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what is kept outside of React
    setRating(readVote(page));
    // What was typed before the page was loaded again is there to be sent.
    setForm(readDraft(page) ? { found: true } : undefined);
    setNote('');
  }, [page]);

  const choices: readonly { value: Rating; label: string }[] = [
    { value: 1, label: translate({ id: 'site.feedback.yes', message: 'Yes' }) },
    { value: 0, label: translate({ id: 'site.feedback.no', message: 'No' }) },
  ];
  return (
    <>
      <SectionComments page={page} onComment={open} />
      <div className={styles.votes}>
        <span className={styles.question}>
          {translate({ id: 'site.feedback.question', message: 'Was this page helpful?' })}
        </span>
        {choices.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={buttonStyles.button}
            aria-pressed={rating === value}
            onClick={() => {
              writeVote(page, value);
              setRating(value);
              open();
            }}
          >
            {label}
          </button>
        ))}
        <span role="status" className={styles.note}>
          {note}
        </span>
      </div>
      {form && (
        <FeedbackForm
          endpoint={endpoint}
          page={page}
          rating={rating}
          section={form.section}
          hasFocus={!form.found}
          onCancel={() => close('')}
          onSent={() =>
            close(translate({ id: 'site.feedback.sent', message: 'Feedback submitted' }))
          }
        />
      )}
    </>
  );
}

interface PropsSectionComments {
  /** Name of the page. */
  page: string;
  onComment(section: Section): void;
}

interface Place extends Section {
  /** The element in the heading that the button is drawn in. */
  host: HTMLElement;
}

/** Gives each heading a place for a button; pages without a receiver know nothing of it. */
function addPlaces(): Place[] {
  const headings = document.querySelectorAll<HTMLElement>('article :is(h2, h3)[id]');
  return [...headings].map((heading) => {
    // Without the mark of its own link.
    const title = heading.textContent?.replace(/#$/, '') ?? '';
    const host = heading.appendChild(document.createElement('span'));
    return { id: heading.id, title, host };
  });
}

/** A button beside each heading of the page, for a comment on its section. */
export function SectionComments({ page, onComment }: PropsSectionComments): ReactNode {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    const added = addPlaces();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- headings are there after drawing
    setPlaces(added);
    return () => added.forEach(({ host }) => host.remove());
  }, [page]);
  return places.map(({ id, title, host }) => {
    const label = translate(
      { id: 'site.feedback.comment', message: 'Comment on {heading}' },
      { heading: title },
    );
    return createPortal(
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        title={label}
        data-no-print
        onClick={() => onComment({ id, title })}
      >
        <svg aria-hidden viewBox="0 0 16 16" width="16" height="16">
          <path d="M2.5 3.5h11v7h-6l-3 2.5v-2.5h-2Z" />
        </svg>
      </button>,
      host,
      id,
    );
  });
}
