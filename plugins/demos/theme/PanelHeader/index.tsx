import type { ReactNode, Ref } from 'react';
import { translate } from '@docusaurus/Translate';
import { Pencil, Undo2 } from 'lucide-react';
import FileTabs from '../FileTabs';
import styles from './styles.module.css';

interface Props {
  names: readonly string[];
  /** Index of the file that shows. */
  file: number;
  /** Id of the panel that shows the file. */
  panelId: string;
  edited: boolean;
  /** The button that starts editing: the focus comes back to it. */
  editRef: Ref<HTMLButtonElement>;
  onFile(index: number): void;
  onEdit(): void;
  onReset(): void;
}

/** The files of a demo, and what starts and undoes editing. */
export default function PanelHeader(props: Props): ReactNode {
  const { names, file, panelId, edited, editRef, onFile, onEdit, onReset } = props;
  return (
    <div className={styles.header}>
      <FileTabs names={names} selected={file} panelId={panelId} onSelect={onFile} />
      {file === 0 && (
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
      )}
    </div>
  );
}
