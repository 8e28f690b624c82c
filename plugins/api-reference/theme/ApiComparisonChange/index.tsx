import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { toVersionHref } from '../../../navigation/client';
import { useSite } from '../../../../core/client/site';
import type { ComparisonQuery } from '../../client/compare/query';
import type { ApiChange, Change, Member } from '../../compare/types';
import { toApiSlug, toRowId } from '../../paths';
import ApiComparisonDetails from '../ApiComparisonDetails';
import ApiRowMarks from '../ApiRowMarks';
import styles from './styles.module.css';

interface Props {
  api: ApiChange;
  change: Change;
  query: ComparisonQuery;
}

function toPartText({ part }: Member, { kind }: ApiChange): string {
  if (part === 'api') {
    return kind === 'component'
      ? translate({ id: 'site.apiComparison.isComponent', message: 'component' })
      : translate({ id: 'site.apiComparison.isInterface', message: 'interface' });
  }
  const texts = {
    prop:
      kind === 'component'
        ? translate({ id: 'site.apiComparison.isProp', message: 'prop' })
        : translate({ id: 'site.apiComparison.isProperty', message: 'property' }),
    slot: translate({ id: 'site.apiComparison.isSlot', message: 'slot' }),
    class: translate({ id: 'site.apiComparison.isClass', message: 'CSS class' }),
  };
  return texts[part];
}

/** What stands in the gutter, and what it says. */
function toMark({ from, to }: Change): { sign: string; name: string; text: string } {
  if (!from) {
    const text = translate({ id: 'site.apiComparison.isAdded', message: 'Added:' });
    return { sign: '+', name: 'added', text };
  }
  return to
    ? {
        sign: '~',
        name: 'changed',
        text: translate({ id: 'site.apiComparison.isChanged', message: 'Changed:' }),
      }
    : {
        sign: '−',
        name: 'removed',
        text: translate({ id: 'site.apiComparison.isRemoved', message: 'Removed:' }),
      };
}

/** One thing that came, went or changed. */
export default function ApiComparisonChange({ api, change, query }: Props): ReactNode {
  const { site, version } = useSite();
  const member = change.to ?? change.from;
  if (!member) {
    return null;
  }
  const { part, name, place, plan, required, deprecated } = member;
  const { sign, name: mark, text } = toMark(change);
  const owner = change.to ? query.to : query.from;
  const anchor = place ? `#${toRowId(api, place.section, place.row)}` : '';
  const isSettled = mark !== 'changed';
  return (
    <li className={styles.change} data-mark={mark}>
      <span className={styles.mark} aria-hidden>
        {sign}
      </span>
      <div className={styles.content}>
        <div className={styles.head}>
          <span className="visually-hidden">{text}</span>{' '}
          {/* Not the router's: there are hundreds, each of which it would load ahead of time. */}
          <a
            className={styles.name}
            href={toVersionHref(site, version, owner, `${toApiSlug(api)}${anchor}`)}
          >
            <code dir="ltr">{part === 'class' ? `.${name}` : name}</code>
          </a>{' '}
          <span className={styles.part}>{toPartText(member, api)}</span>{' '}
          <ApiRowMarks
            plan={plan}
            required={isSettled && required && api.kind === 'component'}
            deprecated={isSettled || change.kinds.includes('deprecated') ? deprecated : null}
          />
        </div>
        <ApiComparisonDetails change={change} />
      </div>
    </li>
  );
}
