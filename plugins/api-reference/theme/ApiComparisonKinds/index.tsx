import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { toKindLabels } from '../../client/compare/toKindLabels';
import { changeKinds, type ChangeCounts, type ChangeKind } from '../../compare/types';
import styles from './styles.module.css';

interface Props {
  /** How many changes of each kind there are to show; absent until that is known. */
  counts: ChangeCounts | undefined;
  /** The kinds that are shown; empty for all. */
  chosen: readonly ChangeKind[];
  onChoose(kinds: ChangeKind[]): void;
}

/** Narrows a comparison to some kinds of change; none pressed shows all. */
export default function ApiComparisonKinds({ counts, chosen, onChoose }: Props): ReactNode {
  const labels = toKindLabels();
  const toggle = (kind: ChangeKind) =>
    onChoose(changeKinds.filter((item) => chosen.includes(item) !== (item === kind)));
  return (
    <div
      role="group"
      aria-label={translate({ id: 'site.apiComparison.kinds', message: 'Show only' })}
      className={styles.kinds}
    >
      {changeKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className={styles.kind}
          aria-pressed={chosen.includes(kind)}
          onClick={() => toggle(kind)}
        >
          {labels[kind]} <span className={styles.count}>{counts?.[kind] ?? '–'}</span>
        </button>
      ))}
    </div>
  );
}
