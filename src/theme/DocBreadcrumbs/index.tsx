/**
 * Ejected from DocBreadcrumbs 3.10.2: doesn't walk the sidebar on each render, a group leads to its overview,
 * and a page without a way to it has no structured data of one.
 */
import type { PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { findGroupHref, usePageWay } from '../../../plugins/navigation/client';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import styles from './styles.module.css';

export default function DocBreadcrumbs(): ReactNode {
  const way = usePageWay();
  const page = way.at(-1);
  if (!page) {
    return null;
  }
  const groups = way.slice(0, -1).map((item) => {
    const href = item.type === 'category' ? findGroupHref(item) : item.href;
    // Not to the page itself.
    return { ...item, href: href === page.href ? undefined : href };
  });
  return (
    <>
      <DocBreadcrumbsStructuredData
        breadcrumbs={[...groups, page] as PropSidebarBreadcrumbsItem[]}
      />
      <nav
        className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.breadcrumbs)}
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.navAriaLabel',
          message: 'Breadcrumbs',
        })}
      >
        <ul className="breadcrumbs">
          <HomeBreadcrumbItem />
          {groups.map(({ label, href }) => (
            <li key={label} className="breadcrumbs__item">
              {href ? (
                <Link className="breadcrumbs__link" href={href}>
                  {label}
                </Link>
              ) : (
                <span className="breadcrumbs__link">{label}</span>
              )}
            </li>
          ))}
          <li className="breadcrumbs__item breadcrumbs__item--active">
            <span className="breadcrumbs__link">{page.label}</span>
          </li>
        </ul>
      </nav>
    </>
  );
}
