/**
 * Ejected from DocItem/Layout 3.10.2: styles, not code, place the table of contents; plugins add to the end
 * of the page and of the table of contents.
 */
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import contentsEnd from '@generated/docusaurus-plugin-slots/default/contents-end';
import pageEnd from '@generated/docusaurus-plugin-slots/default/page-end';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBanner from '@theme/DocVersionBanner';
import Slot from '../../../../core/client/Slot';
import styles from './styles.module.css';

export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata, frontMatter, toc } = useDoc();
  const hasToc = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className={clsx(styles.page, frontMatter.hide_table_of_contents && styles.wide)}>
      <div className={styles.main}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <article>
          <DocBreadcrumbs />
          {hasToc && <DocItemTOCMobile />}
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
          <Slot of={pageEnd} />
        </article>
        <DocItemPaginator />
      </div>
      {hasToc && (
        <div className={styles.toc}>
          <div className={clsx(styles.column, 'thin-scrollbar')}>
            <DocItemTOCDesktop />
            <Slot of={contentsEnd} place="docs" />
          </div>
        </div>
      )}
    </div>
  );
}
