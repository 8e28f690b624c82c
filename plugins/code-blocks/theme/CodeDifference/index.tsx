import { translate } from '@docusaurus/Translate';
import { diffLines } from 'diff';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  before: string;
  after: string;
}

/** The lines of both texts, with those that only one of them has marked. */
export default function CodeDifference({ before, after }: Props): ReactNode {
  return before === after ? (
    <p>{translate({ id: 'site.sideBySide.same', message: 'The code is the same.' })}</p>
  ) : (
    <pre
      className={styles.code}
      dir="ltr"
      // It scrolls.
      tabIndex={0}
      aria-label={translate({ id: 'site.sideBySide.code', message: 'Differences in the code' })}
    >
      {diffLines(before, after).flatMap(({ value, added, removed }, part) => {
        const Line = added ? 'ins' : removed ? 'del' : 'span';
        const lines = value.replace(/\n$/, '').split('\n');
        return lines.map((line, at) => <Line key={`${part} ${at}`}>{`${line}\n`}</Line>);
      })}
    </pre>
  );
}
