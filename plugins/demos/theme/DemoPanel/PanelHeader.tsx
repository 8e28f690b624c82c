import { translate } from '@docusaurus/Translate';
import { Pencil, Undo2 } from 'lucide-react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { findAcross } from '../../../../core/client/findAcross';
import styles from './PanelHeader.module.css';

interface FileTabsProps {
  names: readonly string[];
  selected: number;
  /** Id of the panel that shows the file. */
  panelId: string;
  onSelect(index: number): void;
}

function FileTabs({ names, selected, panelId, onSelect }: FileTabsProps): ReactNode {
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

interface Props {
  names: readonly string[];
  /** Index of the file that shows. */
  file: number;
  /** Id of the panel that shows the file. */
  panelId: string;
  onFile(index: number): void;
  /** Actions for the file. */
  children: ReactNode;
}

/** The files of a demo, and actions for the one that shows. */
export default function PanelHeader({ names, file, panelId, onFile, children }: Props): ReactNode {
  return (
    <div className={styles.header}>
      <FileTabs names={names} selected={file} panelId={panelId} onSelect={onFile} />
      {children}
    </div>
  );
}

interface EditActionsProps {
  edited: boolean;
  /** The button that starts editing, to which the focus returns. */
  editRef: Ref<HTMLButtonElement>;
  onEdit(): void;
  onReset(): void;
}

/** Buttons that start editing a demo's code, and undo it. */
export function EditActions({ edited, editRef, onEdit, onReset }: EditActionsProps): ReactNode {
  return (
    <div className={styles.actions}>
      {edited && (
        <button type="button" className={styles.action} data-demo-edited onClick={onReset}>
          <Undo2 aria-hidden size={14} />
          {translate({ id: 'site.demo.undoEdit', message: 'Reset code' })}
        </button>
      )}
      <button ref={editRef} type="button" className={styles.action} onClick={onEdit}>
        <Pencil aria-hidden size={14} />
        {translate({ id: 'site.demo.edit', message: 'Edit' })}
        <span className={styles.hint}>
          {translate({ id: 'site.demo.editHint', message: 'Press Enter to start editing' })}
        </span>
      </button>
    </div>
  );
}
