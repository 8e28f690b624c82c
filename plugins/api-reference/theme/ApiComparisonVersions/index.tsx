import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ArrowLeftRight } from 'lucide-react';
import type { ComparisonQuery } from '../../client/compare/query';
import ApiComparisonVersion from '../ApiComparisonVersion';
import styles from './styles.module.css';

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
