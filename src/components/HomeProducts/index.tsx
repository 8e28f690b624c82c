import type { CSSProperties, ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import ApiNews from '@theme/ApiNews';
import LivePart from '@site/src/components/LivePart';
import { toProductName } from '@site/plugins/shared/client/toProductName';
import type { Product } from '@site/plugins/shared/types';
import { useSite } from '@site/plugins/shared/client/useSite';
import styles from './styles.module.css';

/** The demo of each product in the version's `home/demos`, and what the product is for. */
const parts: Record<Product, { demo: string; text: string }> = {
  'data-grid': {
    demo: 'HomeGrid',
    text: translate({
      id: 'site.home.dataGrid',
      message: 'Rows and columns to sort, filter and edit.',
    }),
  },
  'date-pickers': {
    demo: 'HomePicker',
    text: translate({
      id: 'site.home.datePickers',
      message: 'Dates, times and ranges, typed or picked.',
    }),
  },
  charts: {
    demo: 'HomeChart',
    text: translate({
      id: 'site.home.charts',
      message: 'Bars, lines and points from plain arrays.',
    }),
  },
  'tree-view': {
    demo: 'HomeTree',
    text: translate({
      id: 'site.home.treeView',
      message: 'Nested items to open, select and rearrange.',
    }),
  },
};

/** One live part of each product that the version has, and how much of its API is new. */
export default function HomeProducts(): ReactNode {
  const { version } = useSite();
  return (
    <div
      className={styles.products}
      style={{ '--products': version.products.length } as CSSProperties}
    >
      {version.products.map((product) => (
        <section key={product} className={clsx(styles.product, styles[product])}>
          <header className={styles.header}>
            <h2 className={styles.name}>
              <Link to={`/react-${product}`}>{toProductName(product)}</Link>
            </h2>
            <p className={styles.text}>{parts[product].text}</p>
          </header>
          <div className={styles.stage}>
            <LivePart name={parts[product].demo} height={260} />
          </div>
          <ApiNews product={product} />
        </section>
      ))}
    </div>
  );
}
