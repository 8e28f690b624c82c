import type { MouseEvent, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import VersionChip from '@theme/VersionChip';
import type { Version } from '../../../../core/types';
import type { MenuLink } from '../../client/toMenuLink';
import styles from './styles.module.css';

interface Props {
  version: Version;
  link: MenuLink;
  /** Given for the version that is being read: there is nothing to load. */
  onChooseCurrent?: () => void;
}

/** Says what a link opens when it is not the page being read. */
function renderDestination(instead: NonNullable<MenuLink['instead']>): string {
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
        {
          id: 'site.versionMenu.removed',
          message: 'Removed in {version}: opens “{title}”',
        },
        { title, version: removedIn },
      );
}

/** One version of the menu. The link leaves this build of the site, so it is not the router's. */
export default function VersionMenuItem({ version, link, onChooseCurrent }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    onChooseCurrent?.();
  };
  return (
    <a
      role="menuitem"
      // Without JavaScript there are no arrow keys: Tab must reach it then.
      tabIndex={isBrowser ? -1 : undefined}
      className={styles.item}
      href={link.href}
      aria-current={onChooseCurrent ? 'true' : undefined}
      onClick={onChooseCurrent && handleClick}
    >
      <VersionChip version={version} />
      {link.instead && <small className={styles.note}>{renderDestination(link.instead)}</small>}
    </a>
  );
}
