import type { ReactNode } from 'react';
import EntryTags from '@theme/EntryTags';
import type { Tags } from '../../types';
import styles from './styles.module.css';

interface Props {
  /** An item of the sidebar. */
  item: { label: string; customProps?: Tags };
}

/** The name of an entry of the tree, with its tags. */
export default function EntryLabel({ item }: Props): ReactNode {
  return (
    <span className={styles.label}>
      {item.label}
      {item.customProps && (
        <>
          {' '}
          <EntryTags tags={item.customProps} />
        </>
      )}
    </span>
  );
}
