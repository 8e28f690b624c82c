import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { toProductName } from '../../../../core/client/site';
import { products } from '../../../../core/types';
import type { PageDemos } from '../../types';
import styles from './DemoIndex.module.css';

interface LinksProps {
  demos: readonly { name: string; title?: string }[];
}

/** Links to demos in full screen. */
export function DemoLinks({ demos }: LinksProps): ReactNode {
  return (
    <ul className={styles.demos}>
      {demos.map(({ name, title = name }) => (
        <li key={name}>
          {/* The address decides what shows, and is read when the page loads. */}
          <a href={`?demo=${name}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

/** All demos of the version, by product and page. */
export default function DemoIndex({ pages }: { pages: readonly PageDemos[] }): ReactNode {
  return [...products, 'general' as const].map((subject) => {
    const own = pages.filter((page) => page.subject === subject);
    return (
      own.length > 0 && (
        <section key={subject}>
          <h2>
            {subject === 'general'
              ? translate({ id: 'site.playground.general', message: 'All products' })
              : toProductName(subject)}
          </h2>
          <dl className={styles.pages}>
            {own.map(({ slug, title, demos }) => (
              <div key={slug}>
                <dt>
                  <Link to={slug}>{title}</Link>
                </dt>
                <dd>
                  <DemoLinks demos={demos} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )
    );
  });
}
