import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ArrowLeftRight } from 'lucide-react';
import { translate } from '@docusaurus/Translate';
import VersionChip from '@theme/VersionChip';
import { useSite } from '../../../../core/client/site';
import { useMenuButton } from '../../../../core/client/useMenuButton';
import type { Version } from '../../../../core/types';
import type { ComparisonQuery } from '../../client/comparisonLink';
import styles from './Versions.module.css';

interface VersionMenuProps {
  /** “From” or “To”. */
  label: string;
  version: Version;
  onChoose(version: Version): void;
}

function VersionMenu({ label, version, onChoose }: VersionMenuProps): ReactNode {
  const { versions } = useSite().site;
  const { open, rootRef, buttonProps, menuProps, close } = useMenuButton();
  return (
    <div ref={rootRef} className={clsx(styles.root, open && styles.open)}>
      <button {...buttonProps} className={styles.button}>
        <span className={styles.label}>{label}</span> <VersionChip version={version} />
      </button>
      <div
        {...menuProps}
        hidden={false}
        className={styles.menu}
        aria-label={translate({ id: 'site.versionMenu.menu', message: 'Versions' })}
      >
        {versions.map((item) => (
          <button
            key={item.name}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={styles.item}
            aria-current={item.name === version.name ? 'true' : undefined}
            onClick={() => {
              onChoose(item);
              close();
            }}
          >
            <VersionChip version={item} />
          </button>
        ))}
      </div>
    </div>
  );
}

interface Props {
  query: ComparisonQuery;
  onChange(part: Partial<ComparisonQuery>): void;
}

/** The two versions that are compared, with a button that swaps them. */
export default function Versions({ query: { from, to }, onChange }: Props): ReactNode {
  const swap = translate({ id: 'site.apiComparison.swap', message: 'Swap versions' });
  return (
    <div
      role="group"
      aria-label={translate({ id: 'site.versionMenu.menu', message: 'Versions' })}
      className={styles.versions}
    >
      <VersionMenu
        label={translate({ id: 'site.apiComparison.from', message: 'From' })}
        version={from}
        onChoose={(version) => onChange({ from: version })}
      />
      <button
        type="button"
        className={styles.swap}
        aria-label={swap}
        title={swap}
        onClick={() => onChange({ from: to, to: from })}
      >
        <ArrowLeftRight aria-hidden size={16} strokeWidth={1.75} />
      </button>
      <VersionMenu
        label={translate({ id: 'site.apiComparison.to', message: 'To' })}
        version={to}
        onChoose={(version) => onChange({ to: version })}
      />
    </div>
  );
}
