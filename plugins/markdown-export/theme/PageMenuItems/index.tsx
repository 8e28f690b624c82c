import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { translate } from '@docusaurus/Translate';
import menu from '../../../shared/client/menu.module.css';

interface Props {
  /** Path of the page's Markdown. */
  href: string;
}

/** What else can be had of a page, for readers that are programs. */
export default function PageMenuItems({ href }: Props): ReactNode {
  const index = useBaseUrl('/llms.txt');
  return (
    <>
      <a role="menuitem" tabIndex={-1} className={menu.item} href={href}>
        {translate({ id: 'site.page.viewMarkdown', message: 'View as Markdown' })}
      </a>
      <a role="menuitem" tabIndex={-1} className={menu.item} href={index}>
        {translate({ id: 'site.page.listMarkdown', message: 'All pages (llms.txt)' })}
      </a>
    </>
  );
}
