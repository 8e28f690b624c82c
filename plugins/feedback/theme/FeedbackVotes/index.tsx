import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import FeedbackForm from '@theme/FeedbackForm';
import SectionComments from '@theme/SectionComments';
import { toCanonicalPath } from '../../../../core/pagePath';
import { readDraft } from '../../client/draft';
import { readVote, writeVote } from '../../client/vote';
import type { Rating, Section } from '../../types';
import buttonStyles from '../../../search/theme/SearchDialog/Results.module.css';
import styles from './styles.module.css';

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
