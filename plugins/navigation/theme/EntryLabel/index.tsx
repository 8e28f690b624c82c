import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { findFirstSidebarItemLink } from '@docusaurus/plugin-content-docs/client';
import { isSamePath } from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { EntryTags } from '@theme/PageTags';
import type { Tags } from '../../types';
import styles from './styles.module.css';

interface Props {
  /** An item of the sidebar. */
  item: { label: string; customProps?: Tags };
}

/** The name of an entry of the sidebar, with its tags. */
export default function EntryLabel({ item }: Props): ReactNode {
  return item.customProps ? (
    <span className={styles.label}>
      {item.label} <EntryTags tags={item.customProps} />
    </span>
  ) : (
    item.label
  );
}

interface CategoryLabelProps {
  item: PropSidebarItemCategory;
  activePath: string;
  isActive: boolean;
  collapsed: boolean;
  tabIndex?: number;
  onToggle: () => void;
  /** Called when the group's own page is chosen. */
  onOpen: () => void;
}

/**
 * The label of a group: a heading, a button that opens the group, or a link to the group's own page
 * with such a button. Without JavaScript the button is a link to the group's first page, or text
 * if it only announces pages.
 */
export function CategoryLabel(props: CategoryLabelProps): ReactNode {
  const { item, activePath, isActive, collapsed, tabIndex, onToggle, onOpen } = props;
  const isBrowser = useIsBrowser();
  const label = <EntryLabel item={item} />;
  const isCurrent = isSamePath(item.href, activePath);
  const linkClass = clsx('menu__link', isActive && 'menu__link--active');

  if (!item.collapsible && !item.href) {
    return <span className={styles.heading}>{label}</span>;
  }
  if (!item.href) {
    const className = clsx(linkClass, 'menu__link--sublist menu__link--sublist-caret');
    if (isBrowser) {
      return (
        <button
          type="button"
          className={clsx('clean-btn', className, styles.button)}
          aria-expanded={!collapsed}
          tabIndex={tabIndex}
          onClick={onToggle}
        >
          {label}
        </button>
      );
    }
    const first = findFirstSidebarItemLink(item);
    return first === undefined ? (
      <span className={clsx(linkClass, styles.text)}>{label}</span>
    ) : (
      <Link className={className} href={first}>
        {label}
      </Link>
    );
  }
  return (
    <>
      <Link
        className={linkClass}
        href={item.href}
        aria-current={isCurrent ? 'page' : undefined}
        tabIndex={tabIndex}
        onClick={onOpen}
      >
        {label}
      </Link>
      {item.collapsible && (
        <button
          type="button"
          className="clean-btn menu__caret"
          aria-label={translate(
            { id: 'site.sidebar.togglePages', message: 'Pages of {label}' },
            { label: item.label },
          )}
          aria-expanded={!collapsed}
          tabIndex={tabIndex}
          onClick={onToggle}
        />
      )}
    </>
  );
}
