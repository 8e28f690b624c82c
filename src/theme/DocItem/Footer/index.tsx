/** Ejected from DocItem/Footer 3.10.2: pages have no blog-like tags. */
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import EditMetaRow from '@theme/EditMetaRow';
import styles from './styles.module.css';

export default function DocItemFooter(): ReactNode {
  const { editUrl, lastUpdatedAt, lastUpdatedBy } = useDoc().metadata;
  if (!editUrl && !lastUpdatedAt && !lastUpdatedBy) {
    return null;
  }
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, styles.footer)}>
      <EditMetaRow
        editUrl={editUrl}
        lastUpdatedAt={lastUpdatedAt}
        lastUpdatedBy={lastUpdatedBy}
        className=""
      />
    </footer>
  );
}
