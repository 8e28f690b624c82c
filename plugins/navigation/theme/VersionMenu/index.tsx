import { useId, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import VersionChip from '@theme/VersionChip';
import VersionMenuItem from '@theme/VersionMenuItem';
import { useMenuLinks } from '../../client/useMenuLinks';
import { useMenuButton } from '../../../../core/client/useMenuButton';
import { useSite } from '../../../../core/client/site';
import styles from './styles.module.css';

interface Props {
  /** Docusaurus draws navbar items a second time, in the drawer of small screens. */
  mobile?: boolean;
}

/** The versions that have the product of this page, each with a link to this page there. */
export default function VersionMenu({ mobile = false }: Props): ReactNode {
  const { version } = useSite();
  const { open, rootRef, buttonRef, toggle, close, onButtonKeyDown, onMenuKeyDown } =
    useMenuButton();
  const items = useMenuLinks(open);
  const id = useId();
  if (mobile) {
    // The bar itself shows it at every width.
    return null;
  }
  return (
    <div ref={rootRef} className={clsx(styles.root, open && styles.open)}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        aria-label={translate(
          { id: 'site.versionMenu.button', message: 'Version {label}' },
          { label: version.label },
        )}
        onClick={toggle}
        onKeyDown={onButtonKeyDown}
      >
        <VersionChip version={version} />
      </button>
      <div
        id={id}
        role="menu"
        tabIndex={-1}
        className={styles.menu}
        aria-label={translate({ id: 'site.versionMenu.menu', message: 'Versions' })}
        onKeyDown={onMenuKeyDown}
      >
        {items.map((item) => (
          <VersionMenuItem
            key={item.version.name}
            {...item}
            onChooseCurrent={item.version === version ? close : undefined}
          />
        ))}
      </div>
    </div>
  );
}
