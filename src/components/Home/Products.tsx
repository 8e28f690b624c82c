import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { CSSProperties, ReactNode } from 'react';
import { useDemo } from '../../../plugins/demos/client';
import ApiNews from '@theme/ApiNews';
import Island from '@theme/Island';
import LoadFailure from '../../../core/client/LoadFailure';
import { toProductName, useSite } from '../../../core/client/site';
import { toProductTextMessage } from '../../../core/messages';
import { productParts } from '../../../core/types';
import { toStartSlug } from '../../../core/subject';
import styles from './Products.module.css';

interface LiveDemoProps {
  name: string;
  /** Reserved height, in px. */
  height: number;
}

/** A demo without its frame and code, loaded after the page. */
function LiveDemo({ name, height }: LiveDemoProps): ReactNode {
  const found = useDemo(name);
  return (
    <div className={styles.part} style={{ minBlockSize: height }}>
      {found.state === 'loading' && <div data-demo={name} data-demo-state="waiting" />}
      {found.state === 'found' && <Island name={name} load={found.demo.load} />}
      {found.state === 'failed' && <LoadFailure onRetry={found.retry} />}
    </div>
  );
}

/** A live demo of each product, and how much of its API is new. */
export default function Products(): ReactNode {
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
              <Link to={toStartSlug(product)}>{toProductName(product)}</Link>
            </h2>
            <p className={styles.text}>{translate(toProductTextMessage(product))}</p>
          </header>
          <div className={styles.stage}>
            <LiveDemo name={productParts[product].demo} height={260} />
          </div>
          <ApiNews product={product} />
        </section>
      ))}
    </div>
  );
}
