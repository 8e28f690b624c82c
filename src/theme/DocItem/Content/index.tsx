/** Ejected from DocItem/Content 3.10.2: the page's tags and menu are on the row of its title. */
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import pageTitle from '@generated/docusaurus-plugin-slots/default/page-title';
import type { Props } from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import PageTags from '@theme/PageTags';
import Slot from '../../../../core/client/Slot';
import styles from './styles.module.css';

export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, contentTitle } = useDoc();
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {contentTitle === undefined && (
        <header className={styles.titleRow}>
          <Heading as="h1">{metadata.title}</Heading>
          <PageTags />
          <Slot of={pageTitle} pathname={metadata.permalink} />
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
