import { type ReactNode, useId } from 'react';
import { translate } from '@docusaurus/Translate';
import { useSite } from '../../../../core/client/site';
import type { Version } from '../../../../core/types';
import { type Upgrade, listTargets } from '../../client/useUpgrade';
import styles from './styles.module.css';

interface SelectProps {
  label: string;
  version: Version;
  versions: readonly Version[];
  onSelect(version: Version): void;
}

function VersionSelect({ label, version, versions, onSelect }: SelectProps): ReactNode {
  const id = useId();
  return (
    <span className={styles.version}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={version.name}
        onChange={({ currentTarget: { value } }) => {
          const selected = versions.find(({ name }) => name === value);
          if (selected) {
            onSelect(selected);
          }
        }}
      >
        {versions.map(({ name, label: text }) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}

interface Props {
  upgrade: Upgrade;
  onChange(part: Partial<Upgrade>): void;
}

/** Selects the version that the code is written for, and the one that it has to work with. */
export default function Versions({ upgrade: { from, to }, onChange }: Props): ReactNode {
  const { versions } = useSite().site;
  const sources = versions.filter((version) => listTargets(versions, version).length > 0);
  return (
    <div className={styles.versions}>
      <VersionSelect
        label={translate({ id: 'site.apiComparison.from', message: 'From' })}
        version={from}
        versions={sources}
        onSelect={(version) => onChange({ from: version })}
      />
      <VersionSelect
        label={translate({ id: 'site.apiComparison.to', message: 'To' })}
        version={to}
        versions={listTargets(versions, from)}
        onSelect={(version) => onChange({ to: version })}
      />
    </div>
  );
}
