import { translate } from '@docusaurus/Translate';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useSubmit } from '../../client/feedback';
import { drafts, maxLength } from '../../client/saved';
import type { Rating, Section } from '../../types';
import buttonStyles from '../../../../core/client/button.module.css';
import styles from './Form.module.css';

interface Props {
  /** Address of the receiver. */
  endpoint: string;
  /** Canonical path of the page. */
  page: string;
  rating?: Rating;
  section?: Section;
  /** Whether the visitor has just opened it. */
  hasFocus: boolean;
  /** Called when a comment is sent, with whether there is more to write: in this form, or in another one. */
  onSent(hasMore: boolean): void;
  onCancel(): void;
}

/** Returns the question that the comment answers. */
function toPrompt(rating?: Rating, section?: Section): string {
  if (section) {
    return translate(
      { id: 'site.feedback.section', message: 'What about “{title}”? (optional)' },
      { title: section.title },
    );
  }
  return rating === 1
    ? translate({
        id: 'site.feedback.liked',
        message: 'What did you like about this page? (optional)',
      })
    : translate({
        id: 'site.feedback.improve',
        message: 'How can we improve this page? (optional)',
      });
}

/** A comment on a page or one of its sections. The text stays until it is sent or canceled. */
export default function FeedbackForm(props: Props): ReactNode {
  const { endpoint, page, rating, section, hasFocus, onSent, onCancel } = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [comment, setComment] = useState(() => drafts.read(page, section));
  const change = (text: string) => {
    setComment(text);
    drafts.write(page, section, text);
  };
  const { state, submit } = useSubmit({
    endpoint,
    rating,
    section,
    onSent(sent) {
      const typed = drafts.read(page, section);
      const rest = typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed;
      change(rest);
      // Another form may have taken its place.
      onSent(rest !== '' || !field.current);
    },
  });
  useEffect(() => {
    if (hasFocus) {
      field.current?.focus();
    }
  }, [hasFocus, rating, section]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
      event.preventDefault();
      submit(comment);
    } else if (event.key === 'Escape') {
      onCancel();
    }
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit(comment);
      }}
    >
      <label htmlFor={id} className={styles.prompt}>
        {toPrompt(rating, section)}
      </label>
      <textarea
        ref={field}
        id={id}
        className={styles.field}
        rows={3}
        maxLength={maxLength}
        value={comment}
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.actions}>
        <button type="submit" className={buttonStyles.button} aria-disabled={state === 'sending'}>
          {state === 'sending'
            ? translate({ id: 'site.feedback.sending', message: 'Sending…' })
            : translate({ id: 'site.feedback.submit', message: 'Submit' })}
        </button>
        <button
          type="button"
          className={buttonStyles.button}
          onClick={() => {
            drafts.write(page, section, '');
            onCancel();
          }}
        >
          {translate({ id: 'site.feedback.cancel', message: 'Cancel' })}
        </button>
        <p role="alert" className={styles.failure}>
          {state === 'failed' &&
            translate({
              id: 'site.feedback.failed',
              message: "Couldn't submit feedback. Please try again later.",
            })}
        </p>
      </div>
    </form>
  );
}
