import type { CSSProperties, ReactNode } from 'react';
import type { Version } from '../../../../core/types';
import styles from './styles.module.css';

interface Props {
  version: Version;
}

/** A version's label on its own hue. */
export default function VersionChip({ version }: Props): ReactNode {
  return (
    <span className={styles.chip} style={{ '--version-hue': version.hue } as CSSProperties}>
      {version.label}
    </span>
  );
}
