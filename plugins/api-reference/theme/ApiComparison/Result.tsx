import Translate, { translate } from '@docusaurus/Translate';
import { type ReactNode, memo } from 'react';
import Heading from '@theme/Heading';
import { useSite } from '../../../../core/client/site';
import { toKebabName } from '../../../../core/names';
import { toVersionHref } from '../../../navigation/client';
import type { ComparisonQuery } from '../../client/comparisonLink';
import type { ApiChange, ApiChanges, Change, Member } from '../../compare/types';
import { toApiSlug, toRowId } from '../../paths';
import ApiRowMarks from '../ApiMarks';
import ApiComparisonDetails from './Details';
import styles from './Result.module.css';

interface Props {
  changes: ApiChanges;
  query: ComparisonQuery;
}

const isWhole = ({ own }: ApiChange) => own !== null && (own.from === null || own.to === null);

const toRows = (api: ApiChange, changes: readonly (Change | null)[]) =>
  changes.flatMap((change) => (change ? [{ api, change }] : []));

function ApiComparisonResult({ changes, query }: Props): ReactNode {
  const wholes = changes.filter(isWhole);
  return (
    <>
      {wholes.length > 0 && (
        <ApiComparisonSection
          id="components-and-interfaces"
          title={translate({
            id: 'site.apiComparison.wholes',
            message: 'Components and interfaces',
          })}
          changes={wholes.flatMap((api) => toRows(api, [api.own]))}
          query={query}
        />
      )}
      {changes
        .filter((api) => !isWhole(api))
        .map((api) => (
          <ApiComparisonSection
            key={`${api.kind} ${api.name}`}
            id={toKebabName(api.name)}
            title={api.name}
            changes={toRows(api, [api.own, ...api.parts])}
            query={query}
            shared={api.shared}
          />
        ))}
    </>
  );
}

/** What happened: first which components and interfaces came and went, then each of the others. */
export default memo(ApiComparisonResult);

interface PropsApiComparisonSection {
  id: string;
  title: string;
  /** What happened, with the component or interface that it happened to. */
  changes: readonly { api: ApiChange; change: Change }[];
  query: ComparisonQuery;
  shared?: ApiChange['shared'];
}

/** A part of a comparison: what happened to one component or interface, or which came and went. */
export function ApiComparisonSection(props: PropsApiComparisonSection): ReactNode {
  const { id, title, changes, query, shared } = props;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {changes.length > 0 && (
        // Without the role a list without bullets is none for VoiceOver.
        // eslint-disable-next-line jsx-a11y/no-redundant-roles
        <ul role="list" className={styles.changes}>
          {changes.map(({ api, change }) => {
            const { part, key } = change.to ?? change.from ?? { part: '', key: '' };
            const sign = change.to ? '' : '-';
            return (
              <ApiComparisonChange
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
            {'{count} more, the same as in {name}'}
          </Translate>
        </p>
      )}
    </section>
  );
}

interface PropsApiComparisonChange {
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
export function ApiComparisonChange({ api, change, query }: PropsApiComparisonChange): ReactNode {
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
