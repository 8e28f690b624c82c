import type { ReactNode } from 'react';
import FileTabs from '../FileTabs';
import styles from './styles.module.css';

interface Props {
  names: readonly string[];
  /** Index of the file that shows. */
  file: number;
  /** Id of the panel that shows the file. */
  panelId: string;
  onFile(index: number): void;
  /** What can be done with the file. */
  children: ReactNode;
}

/** The files of a demo, and what can be done with the one that shows. */
export default function PanelHeader({ names, file, panelId, onFile, children }: Props): ReactNode {
  return (
    <div className={styles.header}>
      <FileTabs names={names} selected={file} panelId={panelId} onSelect={onFile} />
      {children}
    </div>
  );
}
