import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { translate } from '@docusaurus/Translate';
import type { Section } from '../../types';
import styles from './styles.module.css';

interface Props {
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
export default function SectionComments({ page, onComment }: Props): ReactNode {
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
