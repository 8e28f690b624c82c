/** Replaces the table of contents' list in the builds of other languages: marks it as English where the page is. */
import type { ComponentProps, ReactNode } from 'react';
import OriginalList from '@theme-original/ContentsList';
import { usePageSource } from '.';
import styles from './ContentsList.module.css';

export default function ContentsList(props: ComponentProps<typeof OriginalList>): ReactNode {
  const list = <OriginalList {...props} />;
  return usePageSource() === 'english' ? (
    <div lang="en" className={styles.list}>
      {list}
    </div>
  ) : (
    list
  );
}
