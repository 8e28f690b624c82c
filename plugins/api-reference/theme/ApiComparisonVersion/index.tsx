import { useId, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import VersionChip from '@theme/VersionChip';
import { useMenuButton } from '../../../../core/client/useMenuButton';
import { useSite } from '../../../../core/client/site';
import type { Version } from '../../../../core/types';
import styles from './styles.module.css';

interface Props {
  /** Which of the two it is: “From”, “To”. */
  label: string;
  version: Version;
  onChoose(version: Version): void;
}

/** A menu of all versions, for one side of a comparison. */
export default function ApiComparisonVersion({ label, version, onChoose }: Props): ReactNode {
  const { versions } = useSite().site;
  const { open, rootRef, buttonRef, toggle, close, onButtonKeyDown, onMenuKeyDown } =
    useMenuButton();
  const id = useId();
  const choose = (chosen: Version) => {
    onChoose(chosen);
    close();
  };
  return (
    <div ref={rootRef} className={clsx(styles.root, open && styles.open)}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        onKeyDown={onButtonKeyDown}
      >
        <span className={styles.label}>{label}</span> <VersionChip version={version} />
      </button>
      <div
        id={id}
        role="menu"
        tabIndex={-1}
        className={styles.menu}
        aria-label={translate({ id: 'site.versionMenu.menu', message: 'Versions' })}
        onKeyDown={onMenuKeyDown}
      >
        {versions.map((item) => (
          <button
            key={item.name}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={styles.item}
            aria-current={item.name === version.name ? 'true' : undefined}
            onClick={() => choose(item)}
          >
            <VersionChip version={item} />
          </button>
        ))}
      </div>
    </div>
  );
}
