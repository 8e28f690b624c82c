import type { ReactNode, Ref } from 'react';
import { translate } from '@docusaurus/Translate';
import { Pencil, Undo2 } from 'lucide-react';
import styles from './styles.module.css';

interface Props {
  edited: boolean;
  /** The button that starts editing: the focus comes back to it. */
  editRef: Ref<HTMLButtonElement>;
  onEdit(): void;
  onReset(): void;
}

/** What starts and undoes the editing of a demo's code. */
export default function EditActions({ edited, editRef, onEdit, onReset }: Props): ReactNode {
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
