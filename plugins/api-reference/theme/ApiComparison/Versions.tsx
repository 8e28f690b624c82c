import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { ArrowLeftRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import VersionChip from '@theme/VersionChip';
import { useSite } from '../../../../core/client/site';
import { useMenuButton } from '../../../../core/client/useMenuButton';
import type { Version } from '../../../../core/types';
import type { ComparisonQuery } from '../../client/comparisonLink';
import styles from './Versions.module.css';

interface Props {
  query: ComparisonQuery;
  onChange(part: Partial<ComparisonQuery>): void;
}

/** The two versions that are compared, and a way to swap them. */
export default function ApiComparisonVersions({ query, onChange }: Props): ReactNode {
  const { from, to } = query;
  const swap = translate({ id: 'site.apiComparison.swap', message: 'Swap the versions' });
  return (
    <div
      role="group"
      aria-label={translate({ id: 'site.versionMenu.menu', message: 'Versions' })}
      className={styles.versions}
    >
      <ApiComparisonVersion
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
      <ApiComparisonVersion
        label={translate({ id: 'site.apiComparison.to', message: 'To' })}
        version={to}
        onChoose={(version) => onChange({ to: version })}
      />
    </div>
  );
}

interface PropsApiComparisonVersion {
  /** Which of the two it is: “From”, “To”. */
  label: string;
  version: Version;
  onChoose(version: Version): void;
}

/** A menu of all versions, for one side of a comparison. */
export function ApiComparisonVersion({
  label,
  version,
  onChoose,
}: PropsApiComparisonVersion): ReactNode {
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
