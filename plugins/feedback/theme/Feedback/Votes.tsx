import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadLater } from '../../../../core/client/loadLater';
import { useSite } from '../../../../core/client/site';
import { toCanonicalPath } from '../../../../core/productIdentity';
import { drafts, votes as savedVotes } from '../../client/saved';
import type { Rating, Section } from '../../types';
import buttonStyles from '../../../../core/client/button.module.css';
import styles from './Votes.module.css';

const loadForm = () => import(/* webpackChunkName: "feedback-form" */ './Form');
const FeedbackForm = loadLater(loadForm);
/** Loads the form for a visitor who is about to open it. */
const preloadForm = () => void loadForm().catch(() => {});

interface Place extends Section {
  /** The element in the heading that the button is drawn in. */
  host: HTMLElement;
}

/** Finds the headings of what is written; what a page lists on request has no sections to comment on. */
const findHeadings = () => [
  ...document.querySelectorAll<HTMLElement>('article :is(h2, h3)[id]:not([data-no-comments] *)'),
];

const toSection = ({ id, textContent }: HTMLElement): Section => {
  // Without the # of its link.
  return { id, title: textContent.replace(/#$/, '') };
};

/** Gives each heading a place for a button, so that pages without a receiver carry none. */
function addPlaces(): Place[] {
  return findHeadings().map((heading) => {
    const section = toSection(heading);
    const host = heading.appendChild(document.createElement('span'));
    host.className = styles.place ?? '';
    return { ...section, host };
  });
}

/** Returns the form that a draft opens. A section that is gone since then has no title anymore. */
function findDraft(page: string): { section?: Section; found: true } | undefined {
  const drafted = drafts.find(page);
  const [id] = drafted.sections;
  if (drafted.page || id === undefined) {
    return drafted.page ? { found: true } : undefined;
  }
  const heading = findHeadings().find((item) => item.id === id);
  return { section: heading ? toSection(heading) : { id, title: id }, found: true };
}

interface SectionCommentsProps {
  /** Canonical path of the page. */
  page: string;
  onComment(section: Section): void;
}

/** A button beside each heading of the page, to comment on its section. */
function SectionComments({ page, onComment }: SectionCommentsProps): ReactNode {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    const added = addPlaces();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- headings exist after rendering
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
        onPointerEnter={preloadForm}
        onFocus={preloadForm}
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

export interface Props {
  /** Address of the receiver. */
  endpoint: string;
}

/** Yes and No, buttons to comment on sections, and the form that all of them open. */
export default function FeedbackVotes({ endpoint }: Props): ReactNode {
  const { site } = useSite();
  const page = toCanonicalPath(useLocation().pathname, site.languages);
  const [rating, setRating] = useState<Rating>();
  /** The open form; `found` if a draft opened it, not the visitor. */
  const [form, setForm] = useState<{ section?: Section; found?: boolean }>();
  const [note, setNote] = useState('');
  /** What had the focus before the form opened. */
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

  useEffect(() => {
    const vote = savedVotes.read(page);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- saved outside of React
    setRating(vote === '1' || vote === '0' ? (Number(vote) as Rating) : undefined);
    setForm(findDraft(page));
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
            onPointerEnter={preloadForm}
            onFocus={preloadForm}
            onClick={() => {
              savedVotes.write(page, String(value));
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
          key={`${page}#${form.section?.id ?? ''}`}
          endpoint={endpoint}
          page={page}
          rating={rating}
          section={form.section}
          hasFocus={!form.found}
          onCancel={() => close('')}
          onSent={(hasMore) => {
            const message = translate({ id: 'site.feedback.sent', message: 'Feedback submitted' });
            if (hasMore) {
              setNote(message);
            } else {
              close(message);
            }
          }}
        />
      )}
    </>
  );
}
