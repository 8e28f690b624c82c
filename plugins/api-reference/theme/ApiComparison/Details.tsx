import { useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Plan } from '../../../../core/library';
import { toPlanMessage } from '../../../../core/messages';
import type { Change, Member } from '../../compare/types';
import ApiText, { TextLine } from '../ApiText';
import styles from './Details.module.css';

interface StepProps {
  /** What has changed. */
  label: string;
  from: ReactNode;
  to: ReactNode;
  note?: string;
}

/** Before and after, in words for those who don't see the arrow. */
function Step({ label, from, to, note }: StepProps): ReactNode {
  return (
    <div className={styles.step}>
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

const renderCode = (text: string | null) => <code dir="ltr">{text}</code>;

/** Some defaults are sentences with code in them. */
const renderDefault = (text: string | null) =>
  text?.includes('`') ? <TextLine text={text} /> : renderCode(text ?? 'false');

/** About how many characters of a type fit two lines. */
const TYPE_LENGTH = 120;

/** Types of which two lines show until a button unfolds them: both sides of a change at once. */
function Fold({ types, children }: { types: readonly (string | null)[]; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  if (types.every((type) => (type ?? '').length <= TYPE_LENGTH)) {
    return children;
  }
  return (
    <div className={styles.fold} data-open={open}>
      {children}
      <button
        type="button"
        className={styles.unfold}
        aria-expanded={open}
        data-no-print
        onClick={() => setOpen(!open)}
      >
        {translate({ id: 'site.apiComparison.fullType', message: 'Full type' })}
      </button>
    </div>
  );
}

const toPlanText = (plan: Plan | null): string =>
  plan ? translate(toPlanMessage(plan)) : translate({ id: 'site.plan.all', message: 'All plans' });

/** What has changed in something that both versions have. */
function renderSteps({ kinds, relation }: Change, from: Member, to: Member): ReactNode {
  const relations = {
    widened: translate({ id: 'site.apiComparison.widened', message: 'widened' }),
    narrowed: translate({ id: 'site.apiComparison.narrowed', message: 'narrowed' }),
  };
  return (
    <>
      {kinds.includes('retyped') && (
        <Fold types={[from.type, to.type]}>
          <Step
            label={
              to.part === 'class'
                ? translate({ id: 'site.api.className', message: 'Class name' })
                : translate({ id: 'site.api.type', message: 'Type' })
            }
            from={renderCode(from.type)}
            to={renderCode(to.type)}
            note={relation ? relations[relation] : undefined}
          />
        </Fold>
      )}
      {kinds.includes('required') && (
        <div className={styles.required}>
          {to.required
            ? translate({ id: 'site.apiComparison.nowRequired', message: 'Now required' })
            : translate({ id: 'site.apiComparison.notRequired', message: 'No longer required' })}
        </div>
      )}
      {kinds.includes('default') && (
        <Step
          label={translate({ id: 'site.api.default', message: 'Default' })}
          from={renderDefault(from.default)}
          to={renderDefault(to.default)}
        />
      )}
      {kinds.includes('plan') && (
        <Step
          label={translate({ id: 'site.apiComparison.planLabel', message: 'Plan' })}
          from={toPlanText(from.plan)}
          to={toPlanText(to.plan)}
        />
      )}
    </>
  );
}

/** What was added or removed: its type, its default, and its likely name in the other version. */
function renderMember(member: Member, isRemoved: boolean, maybeRenamed: string | null): ReactNode {
  const type = member.part === 'prop' ? member.type : null;
  if (type === null && member.default === null && maybeRenamed === null) {
    return null;
  }
  return (
    <div className={styles.member}>
      {type !== null && <Fold types={[type]}>{renderCode(type)}</Fold>}{' '}
      {member.default !== null && (
        <span>
          <span className={styles.label}>
            {translate({ id: 'site.api.default', message: 'Default' })}
          </span>{' '}
          {renderDefault(member.default)}
        </span>
      )}{' '}
      {maybeRenamed !== null && (
        <span>
          <i className={styles.label}>
            {isRemoved
              ? translate({ id: 'site.apiComparison.renamedTo', message: 'possibly renamed to' })
              : translate({
                  id: 'site.apiComparison.renamedFrom',
                  message: 'possibly renamed from',
                })}
          </i>{' '}
          {renderCode(maybeRenamed)}
        </span>
      )}
    </div>
  );
}

/** A change in detail: before and after, or what was added or removed. */
export default function Details({ change }: { change: Change }): ReactNode {
  const { from, to, kinds, maybeRenamed } = change;
  const member = to ?? from;
  const isChanged = from !== null && to !== null;
  const reason = !isChanged || kinds.includes('deprecated') ? member?.deprecated : null;
  return (
    <>
      {isChanged
        ? renderSteps(change, from, to)
        : member && renderMember(member, to === null, maybeRenamed)}
      {reason && (
        <div className={styles.reason}>
          <ApiText text={reason} />
        </div>
      )}
    </>
  );
}
