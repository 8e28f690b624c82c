import type { ComponentProps, ReactNode } from 'react';
import ContentsList from '@theme-original/ContentsList';
import { usePageSource } from '.';
import styles from './ContentsList.module.css';

/** Stands for the list of a page's contents in the builds of other languages: it has the page's own. */

export default function PageContentsList(props: ComponentProps<typeof ContentsList>): ReactNode {
  return usePageSource() === 'english' ? (
    <div lang="en" className={styles.list}>
      <ContentsList {...props} />
    </div>
  ) : (
    <ContentsList {...props} />
  );
}
