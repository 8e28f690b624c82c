import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { CSSProperties, ReactNode } from 'react';
import { useDemo } from '@site/plugins/demos/client';
import ApiNews from '@theme/ApiNews';
import Island from '@theme/Island';
import { toProductName, useSite } from '../../../core/client/site';
import { toProductTextMessage } from '../../../core/messages';
import { productParts } from '../../../core/types';
import styles from './Products.module.css';

/** One live part of each product that the version has, and how much of its API is new. */
export function HomeProducts(): ReactNode {
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

interface Props {
  /** Name of a demo of the version that is built. */
  name: string;
  /** Height that is reserved, in px. */
  height: number;
}

/** A demo without its bench, brought when the page's text is there; without it the page still says everything. */
function LivePart({ name, height }: Props): ReactNode {
  const found = useDemo(name);
  return (
    <div className={styles.part} style={{ minBlockSize: height }}>
      {found.state === 'loading' && <div data-demo={name} data-demo-state="waiting" />}
      {found.state === 'found' && <Island name={name} load={found.demo.load} />}
    </div>
  );
}
