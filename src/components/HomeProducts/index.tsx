import type { CSSProperties, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import ApiNews from '@theme/ApiNews';
import LivePart from '@site/src/components/LivePart';
import { toProductName, useSite } from '../../../core/client/site';
import { toProductTextMessage } from '../../../core/messages';
import { productParts } from '../../../core/types';
import styles from './styles.module.css';

/** One live part of each product that the version has, and how much of its API is new. */
export default function HomeProducts(): ReactNode {
  const { version } = useSite();
  return (
    <div
      className={styles.products}
      style={{ '--products': version.products.length } as CSSProperties}
    >
      {version.products.map((product) => (
        <section key={product} className={styles.product}>
          <header className={styles.header}>
            <h2 className={styles.name}>
              <Link to={`/react-${product}`}>{toProductName(product)}</Link>
            </h2>
            <p className={styles.text}>{translate(toProductTextMessage(product))}</p>
          </header>
          <div className={styles.stage}>
            <LivePart name={productParts[product].demo} height={260} />
          </div>
          <ApiNews product={product} />
        </section>
      ))}
    </div>
  );
}
