import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import news from '@generated/docusaurus-plugin-api-reference/default/news.json';
import { useSite } from '../../../../core/client/site';
import type { Product } from '../../../../core/types';
import { toComparisonHref } from '../../client/comparisonLink';
import type { ApiNews as News } from '../../compare/types';
import styles from './styles.module.css';

interface CountProps {
  sign: string;
  count: number;
  /** What the sign means. */
  name: string;
}

function Count({ sign, count, name }: CountProps): ReactNode {
  return (
    <span dir="ltr" className={styles.count} data-sign={sign} title={name}>
      {sign}
      {count}
      <span className="visually-hidden"> {name}</span>
    </span>
  );
}

interface Props {
  product: Product;
  /** How much the version changed. */
  content?: News;
}

/** On the home page: how much a product's API has changed since the version before. */
export default function ApiNews({ product, content = news }: Props): ReactNode {
  const { site, version } = useSite();
  const from = site.versions.find(({ name }) => name === content.from);
  const counts = content.counts[product];
  if (!from) {
    return null;
  }
  if (!counts) {
    return (
      <p className={styles.news}>
        {translate(
          { id: 'site.apiNews.first', message: 'New in {version}' },
          { version: version.label },
        )}
      </p>
    );
  }
  const { added, removed, ...rest } = counts;
  const changed = Object.values(rest).reduce((sum, count) => sum + count, 0);
  return (
    <a
      className={styles.news}
      href={toComparisonHref(site, version, { from, to: version, product })}
    >
      <span>
        {translate(
          { id: 'site.apiNews.since', message: 'API since {version}' },
          { version: from.label },
        )}
      </span>
      <Count
        sign="+"
        count={added}
        name={translate({ id: 'site.apiNews.added', message: 'new' })}
      />
      <Count
        sign="−"
        count={removed}
        name={translate({ id: 'site.apiNews.removed', message: 'removed' })}
      />
      <Count
        sign="~"
        count={changed}
        name={translate({ id: 'site.apiNews.changed', message: 'changed' })}
      />
    </a>
  );
}
