/** Ejected from NotFound/Content 3.10.2: leads on to the start of each product. */
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/NotFound/Content';
import { productNames } from '@site/plugins/shared/types';
import { useSite } from '@site/plugins/shared/client/useSite';
import styles from './styles.module.css';

export default function NotFoundContent({ className }: Props): ReactNode {
  const { version } = useSite();
  return (
    <main className={clsx(styles.page, className)}>
      <p className={styles.code} aria-hidden>
        404
      </p>
      <h1>This page is not in {version.label}</h1>
      <p>
        The address may be mistyped, or the page belongs to another version. The version menu above
        leads to the others; these are the starts of what {version.label} has.
      </p>
      <ul className={styles.links}>
        <li>
          <Link to="/">Home</Link>
        </li>
        {version.products.map((product) => (
          <li key={product}>
            <Link to={`/react-${product}`}>{productNames[product]}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
