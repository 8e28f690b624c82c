import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { Plan } from '../../../shared/types';
import type { Change, Member } from '../../compare/types';
import ApiText from '../ApiText';
import styles from './styles.module.css';

interface Props {
  change: Change;
}

function renderCode(text: string | null): ReactNode {
  return text === null ? (
    translate({ id: 'site.apiComparison.none', message: 'none' })
  ) : (
    <code dir="ltr">{text}</code>
  );
}

/** What was and what is, in words for those who do not see the arrow. */
function renderStep(label: string, from: ReactNode, to: ReactNode, note?: string): ReactNode {
  return (
    <div className={clsx(styles.line, styles.step)}>
      <span className={styles.label}>{label}</span> <del>{from}</del>{' '}
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

function renderDeprecation(text: string | null): ReactNode {
  return text ? (
    <div className={styles.text}>
      <ApiText text={text} />
    </div>
  ) : null;
}

/** What a thing is that came or went. */
function renderMember(member: Member, { to, maybeRenamed }: Change): ReactNode {
  const renamed = to
    ? translate({ id: 'site.apiComparison.renamedFrom', message: 'maybe renamed from' })
    : translate({ id: 'site.apiComparison.renamedTo', message: 'maybe renamed to' });
  const hasType = member.part === 'prop' && member.type !== null;
  return (
    <>
      {(hasType || member.default !== null || maybeRenamed !== null) && (
        <div className={styles.line}>
          {hasType && <span>{renderCode(member.type)}</span>}{' '}
          {member.default !== null && (
            <span>
              <span className={styles.label}>
                {translate({ id: 'site.api.default', message: 'Default' })}
              </span>{' '}
              {renderCode(member.default)}
            </span>
          )}{' '}
          {maybeRenamed !== null && (
            <span>
              <span className={styles.note}>{renamed}</span> {renderCode(maybeRenamed)}
            </span>
          )}
        </div>
      )}
      {renderDeprecation(member.deprecated)}
    </>
  );
}

function toPlanText(plan: Plan | null): string {
  const texts = {
    pro: translate({ id: 'site.plan.pro', message: 'Pro plan' }),
    premium: translate({ id: 'site.plan.premium', message: 'Premium plan' }),
  };
  return plan ? texts[plan] : translate({ id: 'site.plan.all', message: 'All plans' });
}

/** What is different about a thing that both versions have. */
function renderSteps({ kinds, relation }: Change, from: Member, to: Member): ReactNode {
  const isClass = to.part === 'class';
  const relations = {
    widened: translate({ id: 'site.apiComparison.widened', message: 'allows more' }),
    narrowed: translate({ id: 'site.apiComparison.narrowed', message: 'allows less' }),
  };
  return (
    <>
      {kinds.includes('retyped') &&
        renderStep(
          isClass
            ? translate({ id: 'site.api.className', message: 'Class name' })
            : translate({ id: 'site.api.type', message: 'Type' }),
          renderCode(from.type),
          renderCode(to.type),
          relation ? relations[relation] : undefined,
        )}
      {kinds.includes('required') && (
        <div className={styles.line}>
          {to.required
            ? translate({ id: 'site.apiComparison.nowRequired', message: 'Now required' })
            : translate({ id: 'site.apiComparison.notRequired', message: 'No longer required' })}
        </div>
      )}
      {kinds.includes('default') &&
        renderStep(
          translate({ id: 'site.api.default', message: 'Default' }),
          renderCode(from.default),
          renderCode(to.default),
        )}
      {kinds.includes('plan') &&
        renderStep(
          translate({ id: 'site.apiComparison.planLabel', message: 'Plan' }),
          toPlanText(from.plan),
          toPlanText(to.plan),
        )}
      {kinds.includes('deprecated') && renderDeprecation(to.deprecated)}
    </>
  );
}

/** What happened to a thing: its type and default when it came or went, else before and after. */
export default function ApiComparisonDetails({ change }: Props): ReactNode {
  const { from, to } = change;
  if (from && to) {
    return renderSteps(change, from, to);
  }
  const member = from ?? to;
  return member && renderMember(member, change);
}
