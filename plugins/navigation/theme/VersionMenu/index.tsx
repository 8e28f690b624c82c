import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import versionMenu from '@generated/docusaurus-plugin-slots/default/version-menu';
import VersionChip from '@theme/VersionChip';
import Slot from '../../../../core/client/Slot';
import { useSite } from '../../../../core/client/site';
import { useMenuButton } from '../../../../core/client/useMenuButton';
import type { Version } from '../../../../core/types';
import { useMenuLinks } from '../../client/useMenuLinks';
import type { MenuLink } from '../../types';
import styles from './styles.module.css';

/** Returns what a link opens, if not the same page. */
function describeTarget(instead: NonNullable<MenuLink['instead']>): string {
  if ('product' in instead) {
    return translate(
      { id: 'site.versionMenu.overview', message: 'Overview of {product}' },
      { product: instead.product },
    );
  }
  if ('comparedWith' in instead) {
    return translate(
      { id: 'site.versionMenu.comparison', message: 'Not in {version}: opens the comparison' },
      { version: instead.comparedWith },
    );
  }
  const { title, removedIn } = instead;
  return removedIn === undefined
    ? translate({ id: 'site.versionMenu.opens', message: 'Opens “{title}”' }, { title })
    : translate(
        { id: 'site.versionMenu.removed', message: 'Removed in {version}: opens “{title}”' },
        { title, version: removedIn },
      );
}

interface ItemProps {
  version: Version;
  link: MenuLink;
  /** Given for the current version, where there is nothing to load. */
  onChooseCurrent?: () => void;
}

/** A version in the menu. Its link leaves this build of the site, so it isn't the router's. */
function VersionMenuItem({ version, link, onChooseCurrent }: ItemProps): ReactNode {
  const isBrowser = useIsBrowser();
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    onChooseCurrent?.();
  };
  return (
    <a
      role="menuitem"
      // Without JavaScript there are no arrow keys, so Tab must reach it.
      tabIndex={isBrowser ? -1 : undefined}
      className={styles.item}
      href={link.href}
      aria-current={onChooseCurrent ? 'true' : undefined}
      onClick={onChooseCurrent && handleClick}
    >
      <VersionChip version={version} />
      {link.instead && <small className={styles.note}>{describeTarget(link.instead)}</small>}
    </a>
  );
}

interface Props {
  /** Whether it is in the drawer of small screens. */
  mobile?: boolean;
}

/** The versions that have the current page's product, each with a link to the same page there. */
export default function VersionMenu({ mobile = false }: Props): ReactNode {
  const { version } = useSite();
  const { open, rootRef, buttonProps, menuProps, close } = useMenuButton();
  const items = useMenuLinks(open);
  const isBrowser = useIsBrowser();
  if (mobile) {
    // The navbar shows it at every width.
    return null;
  }
  return (
    <div ref={rootRef} className={clsx(styles.root, open && styles.open)}>
      <button
        {...buttonProps}
        className={styles.button}
        aria-label={translate(
          { id: 'site.versionMenu.button', message: 'Version {label}' },
          { label: version.label },
        )}
      >
        <VersionChip version={version} />
      </button>
      <div
        {...menuProps}
        // Styles hide it: without JavaScript, hover and focus show it.
        hidden={undefined}
        className={styles.menu}
        aria-label={translate({ id: 'site.versionMenu.menu', message: 'Versions' })}
      >
        {items.map((item) => (
          <VersionMenuItem
            key={item.version.name}
            {...item}
            onChooseCurrent={item.version === version ? close : undefined}
          />
        ))}
        <Slot
          of={versionMenu}
          className={styles.item}
          tabIndex={isBrowser ? -1 : undefined}
          onClick={close}
        />
      </div>
    </div>
  );
}
