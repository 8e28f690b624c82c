import type { KeyboardEvent, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { findAcross } from '../../../../core/client/findAcross';
import styles from './styles.module.css';

interface Props {
  names: readonly string[];
  selected: number;
  /** Id of the panel that shows the file. */
  panelId: string;
  onSelect(index: number): void;
}

/** The files of a demo: one is shown. */
export default function FileTabs({ names, selected, panelId, onSelect }: Props): ReactNode {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = findAcross(event, selected, names.length);
    if (next !== undefined) {
      event.preventDefault();
      onSelect(next);
      event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    }
  };
  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label={translate({ id: 'site.demo.files', message: 'Files' })}
      className={styles.tabs}
      onKeyDown={move}
    >
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={index === selected}
          aria-controls={panelId}
          tabIndex={index === selected ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(index)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
