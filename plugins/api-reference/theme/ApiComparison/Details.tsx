import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Plan } from '../../../../core/types';
import type { Change, Member } from '../../compare/types';
import ApiText from '../ApiText';
import styles from './Details.module.css';

interface Props {
  change: Change;
}

const renderCode = (text: string | null) => <code dir="ltr">{text}</code>;

function toPlanText(plan: Plan | null): string {
  const texts = {
    pro: translate({ id: 'site.plan.pro', message: 'Pro plan' }),
    premium: translate({ id: 'site.plan.premium', message: 'Premium plan' }),
  };
  return plan ? texts[plan] : translate({ id: 'site.plan.all', message: 'All plans' });
}

/** What is different about a thing that both versions have. */
function renderSteps({ kinds, relation }: Change, from: Member, to: Member): ReactNode {
  const relations = {
    widened: translate({ id: 'site.apiComparison.widened', message: 'allows more' }),
    narrowed: translate({ id: 'site.apiComparison.narrowed', message: 'allows less' }),
  };
  const typeLabel =
    to.part === 'class'
      ? translate({ id: 'site.api.className', message: 'Class name' })
      : translate({ id: 'site.api.type', message: 'Type' });
  return (
    <>
      {kinds.includes('retyped') && (
        <ApiComparisonStep
          label={typeLabel}
          from={renderCode(from.type)}
          to={renderCode(to.type)}
          note={relation ? relations[relation] : undefined}
        />
      )}
      {kinds.includes('required') && (
        <div className={styles.required}>
          {to.required
            ? translate({ id: 'site.apiComparison.nowRequired', message: 'Now required' })
            : translate({ id: 'site.apiComparison.notRequired', message: 'No longer required' })}
        </div>
      )}
      {kinds.includes('default') && (
        <ApiComparisonStep
          label={translate({ id: 'site.api.default', message: 'Default' })}
          from={renderCode(from.default ?? 'false')}
          to={renderCode(to.default ?? 'false')}
        />
      )}
      {kinds.includes('plan') && (
        <ApiComparisonStep
          label={translate({ id: 'site.apiComparison.planLabel', message: 'Plan' })}
          from={toPlanText(from.plan)}
          to={toPlanText(to.plan)}
        />
      )}
    </>
  );
}

/** What happened to a thing: what it is when it came or went, else before and after. */
export default function ApiComparisonDetails({ change }: Props): ReactNode {
  const { from, to, kinds, maybeRenamed } = change;
  const isChanged = from !== null && to !== null;
  const member = to ?? from;
  const reason = !isChanged || kinds.includes('deprecated') ? member?.deprecated : null;
  return (
    <>
      {isChanged && renderSteps(change, from, to)}
      {!isChanged && member && (
        <ApiComparisonMember member={member} gone={to === null} maybeRenamed={maybeRenamed} />
      )}
      {reason && (
        <div className={styles.reason}>
          <ApiText text={reason} />
        </div>
      )}
    </>
  );
}

interface PropsApiComparisonMember {
  member: Member;
  /** Whether it went; else it came. */
  gone: boolean;
  /** What it is likely called in the other version; `null` when nothing is. */
  maybeRenamed: string | null;
}

/** What a thing is that came or went: its type, its default and what else it may be called. */
export function ApiComparisonMember({
  member,
  gone,
  maybeRenamed,
}: PropsApiComparisonMember): ReactNode {
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

interface PropsApiComparisonStep {
  /** What of a thing is different. */
  label: string;
  from: ReactNode;
  to: ReactNode;
  note?: string;
}

/** What was and what is, in words for those who do not see the arrow. */
export function ApiComparisonStep({ label, from, to, note }: PropsApiComparisonStep): ReactNode {
  return (
    <div className={styles.step}>
      <span className={styles.apiComparisonStepLabel}>{label}</span> <del>{from}</del>{' '}
      <span className={styles.to}>
        <span className={styles.arrow} aria-hidden>
          →
        </span>
        <span className="visually-hidden">
          {translate({ id: 'site.apiComparison.becomes', message: 'becomes' })}
        </span>{' '}
        <ins>{to}</ins>
      </span>{' '}
      {note && <span className={styles.note}>{note}</span>}
    </div>
  );
}
