import { memo, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { useSite } from '../../../../core/client/site';
import { toKebabName } from '../../../../core/names';
import { toVersionHref } from '../../../navigation/client';
import type { ComparisonQuery } from '../../client/comparisonLink';
import { useRowKeys } from '../../client/rowFocus';
import type { ApiChange, ApiChanges, Change, Member } from '../../compare/types';
import { toApiSlug, toRowId } from '../../paths';
import ApiMarks from '../ApiMarks';
import Details from './Details';
import styles from './Result.module.css';

function toPartText({ part }: Member, { kind }: ApiChange): string {
  switch (part) {
    case 'api':
      return kind === 'component'
        ? translate({ id: 'site.apiComparison.isComponent', message: 'component' })
        : translate({ id: 'site.apiComparison.isInterface', message: 'interface' });
    case 'prop':
      return kind === 'component'
        ? translate({ id: 'site.apiComparison.isProp', message: 'prop' })
        : translate({ id: 'site.apiComparison.isProperty', message: 'property' });
    case 'slot':
      return translate({ id: 'site.apiComparison.isSlot', message: 'slot' });
    default:
      return translate({ id: 'site.apiComparison.isClass', message: 'CSS class' });
  }
}

/** Returns the mark beside a change, and its text for those who don't see it. */
function toMark({ from, to }: Change): { sign: string; name: string; text: string } {
  if (!from) {
    const text = translate({ id: 'site.apiComparison.isAdded', message: 'Added:' });
    return { sign: '+', name: 'added', text };
  }
  if (!to) {
    const text = translate({ id: 'site.apiComparison.isRemoved', message: 'Removed:' });
    return { sign: '−', name: 'removed', text };
  }
  const text = translate({ id: 'site.apiComparison.isChanged', message: 'Changed:' });
  return { sign: '~', name: 'changed', text };
}

/** A change, with the component or interface that it belongs to. */
interface ChangeRow {
  api: ApiChange;
  change: Change;
}

function ChangeItem({ api, change, query }: ChangeRow & { query: ComparisonQuery }): ReactNode {
  const { site, version } = useSite();
  const member = change.to ?? change.from;
  if (!member) {
    return null;
  }
  const { part, name, place, plan, required, deprecated } = member;
  const { sign, name: mark, text } = toMark(change);
  const owner = change.to ? query.to : query.from;
  const anchor = place ? `#${toRowId(api, place.section, place.row)}` : '';
  const isWhole = mark !== 'changed';
  return (
    <li className={styles.change} data-mark={mark} data-open>
      <span className={styles.mark} aria-hidden>
        {sign}
      </span>
      <div className={styles.content}>
        <div className={styles.head}>
          <span className="visually-hidden">{text}</span>{' '}
          {/* Not the router's link: there are hundreds, and it would prefetch each. */}
          <a
            className={styles.name}
            href={toVersionHref(site, version, owner, `${toApiSlug(api)}${anchor}`)}
          >
            <code dir="ltr">{part === 'class' ? `.${name}` : name}</code>
          </a>{' '}
          <span className={styles.part}>{toPartText(member, api)}</span>{' '}
          <ApiMarks
            plan={plan}
            required={isWhole && required && api.kind === 'component'}
            deprecated={isWhole || change.kinds.includes('deprecated') ? deprecated : null}
          />
        </div>
        <div>
          <Details change={change} />
        </div>
      </div>
    </li>
  );
}

interface SectionProps {
  id: string;
  title: string;
  rows: readonly ChangeRow[];
  query: ComparisonQuery;
  shared?: ApiChange['shared'];
  /** Whether the rows are components and interfaces that were added or removed. */
  isWhole?: boolean;
}

/** The changes of one component or interface, or those that were added and removed. */
function Section({ id, title, rows, query, shared, isWhole }: SectionProps): ReactNode {
  const root = useRef<HTMLElement>(null);
  useRowKeys(root, rows);
  return (
    <section ref={root} className={styles.section} aria-labelledby={id} data-no-comments>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {rows.length > 0 && (
        // Without the role, VoiceOver in Safari doesn't announce a list without markers.
        // eslint-disable-next-line jsx-a11y/no-redundant-roles
        <ul role="list" className={clsx(styles.changes, isWhole && styles.wholes)} data-rows>
          {rows.map(({ api, change }) => {
            const { part, key } = change.to ?? change.from ?? { part: '', key: '' };
            const sign = change.to ? '' : '-';
            return (
              <ChangeItem
                key={`${api.kind} ${api.name} ${part} ${sign}${key}`}
                api={api}
                change={change}
                query={query}
              />
            );
          })}
        </ul>
      )}
      {shared && (
        <p className={styles.shared}>
          <Translate
            id="site.apiComparison.shared"
            values={{
              count: String(shared.count),
              name: <a href={`#${toKebabName(shared.name)}`}>{shared.name}</a>,
            }}
          >
            {'{count} more, same as in {name}'}
          </Translate>
        </p>
      )}
    </section>
  );
}

const isWhole = ({ own }: ApiChange) => own !== null && (own.from === null || own.to === null);

const toRows = (api: ApiChange, changes: readonly (Change | null)[]): ChangeRow[] =>
  changes.flatMap((change) => (change ? [{ api, change }] : []));

interface Props {
  changes: ApiChanges;
  query: ComparisonQuery;
}

function Result({ changes, query }: Props): ReactNode {
  const wholes = changes.filter(isWhole);
  return (
    <>
      {wholes.length > 0 && (
        <Section
          id="components-and-interfaces"
          title={translate({
            id: 'site.apiComparison.wholes',
            message: 'Components and interfaces',
          })}
          isWhole
          rows={wholes.flatMap((api) => toRows(api, [api.own]))}
          query={query}
        />
      )}
      {changes
        .filter((api) => !isWhole(api))
        .map((api) => (
          <Section
            key={`${api.kind} ${api.name}`}
            id={toKebabName(api.name)}
            title={api.name}
            rows={toRows(api, [api.own, ...api.parts])}
            query={query}
            shared={api.shared}
          />
        ))}
    </>
  );
}

/** All changes: first which components and interfaces were added and removed, then each of the others. */
export default memo(Result);
