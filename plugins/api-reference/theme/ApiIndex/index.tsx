import { useRef, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import ApiFrame from '@theme/ApiFrame';
import Heading from '@theme/Heading';
import PlanMark from '@theme/PlanMark';
import { toProductName, useSite } from '../../../../core/client/site';
import type { Product } from '../../../../core/types';
import { toApiSlug } from '../../paths';
import { apiKinds, type ApiSummary } from '../../types';
import ApiFilter, { useRowFilter } from '../ApiFilter';
import Word from '../ApiPage/Word';
import styles from './styles.module.css';

interface Props {
  product: Product;
  /** All pages of the product. */
  apis: readonly ApiSummary[];
}

const toTitle = (product: Product) =>
  translate(
    { id: 'site.apiIndex.title', message: '{product} API' },
    { product: toProductName(product) },
  );

/** The components and interfaces of a product, by name. */
export function ApiList({ product, apis }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const filter = useRowFilter(root);
  const titles = {
    component: translate({ id: 'site.apiIndex.components', message: 'Components' }),
    interface: translate({ id: 'site.apiIndex.interfaces', message: 'Interfaces' }),
  };
  const sorted = apis.toSorted((one, other) => one.name.localeCompare(other.name));
  const groups = apiKinds
    .map((kind) => ({ kind, members: sorted.filter((api) => api.kind === kind) }))
    .filter(({ members }) => members.length > 0);
  return (
    <div ref={root} className={styles.index} data-api-page>
      <Heading as="h1">{toTitle(product)}</Heading>
      <div className={styles.toolbar}>
        <ApiFilter
          label={translate({ id: 'site.apiIndex.filter', message: 'Filter by name' })}
          total={apis.length}
          filter={filter}
        />
      </div>
      {groups.map(({ kind, members }) => (
        <section key={kind} className={styles.group}>
          <Heading as="h2" id={`${kind}s`}>
            {titles[kind]}
          </Heading>
          {/* Without the role, VoiceOver in Safari doesn't announce a list without markers. */}
          {/* eslint-disable-next-line jsx-a11y/no-redundant-roles */}
          <ul role="list" className={styles.entries} data-rows>
            {members.map((api) => (
              <li key={api.name}>
                <Link to={toApiSlug(api)}>
                  <Word text={api.name} />
                </Link>
                {api.plan && <PlanMark plan={api.plan} />}
              </li>
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

/** The start page of a product's reference. */
export default function ApiIndex({ product, apis }: Props): ReactNode {
  const [current] = useSite().site.versions;
  const slug = `/api/${product}`;
  return (
    <ApiFrame
      slug={slug}
      successor={current?.products.includes(product) ? slug : undefined}
      title={toTitle(product)}
      description={translate(
        {
          id: 'site.apiIndex.description',
          message: 'All components and interfaces of the {product} API.',
        },
        { product: toProductName(product) },
      )}
      product={product}
    >
      <ApiList product={product} apis={apis} />
    </ApiFrame>
  );
}
