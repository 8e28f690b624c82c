import type { ReactNode } from 'react';
import news from '@generated/docusaurus-plugin-api-reference/default/news.json';
import { translate } from '@docusaurus/Translate';
import { toVersionHref } from '../../../navigation/client';
import { useSite } from '../../../../core/client/site';
import type { Product } from '../../../../core/types';
import { toComparisonSearch } from '../../client/comparisonLink';
import type { ApiNews as News } from '../../compare/types';
import styles from './styles.module.css';

interface Props {
  product: Product;
  /** What is new in the version that is built. */
  content?: News;
}

interface CountProps {
  sign: string;
  count: number;
  /** What the sign says. */
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

/** On the home page: how much of a product's API is new, gone and changed since the version before. */
export default function ApiNews({ product, content = news }: Props): ReactNode {
  const { site, version } = useSite();
  const [current = version] = site.versions;
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
  const search = toComparisonSearch({ from, to: version, product, filter: '', kinds: [] });
  return (
    // The comparison belongs to the current version: the link may leave this build of the site.
    <a
      className={styles.news}
      href={toVersionHref(site, version, current, `/api/compare${search}`)}
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
        name={translate({ id: 'site.apiNews.removed', message: 'gone' })}
      />
      <Count
        sign="~"
        count={changed}
        name={translate({ id: 'site.apiNews.changed', message: 'changed' })}
      />
    </a>
  );
}
