import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { toKebabName } from '../../../../core/names';
import type { ComparisonQuery } from '../../client/compare/query';
import type { ApiChange, Change } from '../../compare/types';
import ApiComparisonChange from '../ApiComparisonChange';
import styles from './styles.module.css';

interface Props {
  id: string;
  title: string;
  /** What happened, with the component or interface that it happened to. */
  changes: readonly { api: ApiChange; change: Change }[];
  query: ComparisonQuery;
  shared?: ApiChange['shared'];
}

/** A part of a comparison: what happened to one component or interface, or which came and went. */
export default function ApiComparisonSection(props: Props): ReactNode {
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
