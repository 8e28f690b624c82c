import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Member } from '../../compare/types';
import styles from './styles.module.css';

interface Props {
  member: Member;
  /** Whether it went; else it came. */
  gone: boolean;
  /** What it is likely called in the other version; `null` when nothing is. */
  maybeRenamed: string | null;
}

/** What a thing is that came or went: its type, its default and what else it may be called. */
export default function ApiComparisonMember({ member, gone, maybeRenamed }: Props): ReactNode {
  const type = member.part === 'prop' ? member.type : null;
  if (type === null && member.default === null && maybeRenamed === null) {
    return null;
  }
  return (
    <div className={styles.member}>
      {type !== null && <code dir="ltr">{type}</code>}{' '}
      {member.default !== null && (
        <span>
          <span className={styles.label}>
            {translate({ id: 'site.api.default', message: 'Default' })}
          </span>{' '}
          <code dir="ltr">{member.default}</code>
        </span>
      )}{' '}
      {maybeRenamed !== null && (
        <span>
          <i className={styles.label}>
            {gone
              ? translate({ id: 'site.apiComparison.renamedTo', message: 'maybe renamed to' })
              : translate({ id: 'site.apiComparison.renamedFrom', message: 'maybe renamed from' })}
          </i>{' '}
          <code dir="ltr">{maybeRenamed}</code>
        </span>
      )}
    </div>
  );
}
