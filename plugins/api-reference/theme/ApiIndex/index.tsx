import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { type ReactNode, useRef } from 'react';
import ApiFrame from '@theme/ApiFrame';
import Heading from '@theme/Heading';
import PlanMark from '@theme/PlanMark';
import { toProductName } from '../../../../core/client/site';
import type { Product } from '../../../../core/types';
import { toApiSlug } from '../../paths';
import { type ApiSummary, apiKinds } from '../../types';
import ApiFilter, { useRowFilter } from '../ApiFilter';
import ApiWord from '../ApiPage/Word';
import styles from './styles.module.css';

interface Props {
  product: Product;
  /** All pages of the product. */
  apis: readonly ApiSummary[];
}

/** What there is in the reference of a product: components and interfaces, by name. */
export default function ApiIndex({ product, apis }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const filter = useRowFilter(root);
  const titles = {
    component: translate({ id: 'site.apiIndex.components', message: 'Components' }),
    interface: translate({ id: 'site.apiIndex.interfaces', message: 'Interfaces' }),
  };
  const label = translate({ id: 'site.apiIndex.filter', message: 'Filter by name' });
  const sorted = apis.toSorted((one, other) => one.name.localeCompare(other.name));
  const groups = apiKinds
    .map((kind) => ({ kind, members: sorted.filter((api) => api.kind === kind) }))
    .filter(({ members }) => members.length > 0);
  return (
    <div ref={root} className={styles.index} data-api-page>
      <Heading as="h1">
        {translate(
          { id: 'site.apiIndex.title', message: '{product} API' },
          { product: toProductName(product) },
        )}
      </Heading>
      <div className={styles.toolbar}>
        <ApiFilter label={label} total={apis.length} filter={filter} />
      </div>
      {groups.map(({ kind, members }) => (
        <section key={kind} className={styles.group}>
          <Heading as="h2" id={`${kind}s`}>
            {titles[kind]}
          </Heading>
          {/* Safari takes a list without markers for no list, unless it is told. */}
          {/* eslint-disable-next-line jsx-a11y/no-redundant-roles */}
          <ul role="list" className={styles.entries}>
            {members.map((api) => (
              <ApiIndexEntry key={api.name} api={api} />
            ))}
          </ul>
        </section>
      ))}
      {filter.shown === 0 && (
        <p>
          {translate(
            { id: 'site.api.noMatch', message: 'No match for “{query}”' },
            { query: filter.query },
          )}
        </p>
      )}
    </div>
  );
}

interface PropsApiIndexEntry {
  api: ApiSummary;
}

/** A component or an interface in the index of its product. */
export function ApiIndexEntry({ api }: PropsApiIndexEntry): ReactNode {
  return (
    <li className={styles.entry} data-row>
      <Link to={toApiSlug(api)} data-search>
        <ApiWord text={api.name} />
      </Link>
      {api.plan && <PlanMark plan={api.plan} />}
    </li>
  );
}

interface PropsApiIndexRoute {
  product: Product;
  apis: readonly ApiSummary[];
}

/** The index of a product's reference. */
export function ApiIndexRoute({ product, apis }: PropsApiIndexRoute): ReactNode {
  const name = toProductName(product);
  return (
    <ApiFrame
      slug={`/api/${product}`}
      title={translate({ id: 'site.apiIndex.title', message: '{product} API' }, { product: name })}
      description={translate(
        {
          id: 'site.apiIndex.description',
          message:
            'Components and interfaces of the {product}, from the types that its packages publish.',
        },
        { product: name },
      )}
      product={product}
    >
      <ApiIndex product={product} apis={apis} />
    </ApiFrame>
  );
}
