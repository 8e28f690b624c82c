import { Fragment, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import migrations from '@generated/docusaurus-plugin-api-reference/default/migrations.json';
import { useSite } from '../../../../core/client/site';
import { toVersionHref } from '../../../navigation/client';
import type { ComparisonQuery } from '../../client/comparisonLink';
import styles from './Status.module.css';

/** Links to the pages about going from one compared version to the other. */
export default function Guides({ query }: { query: ComparisonQuery }): ReactNode {
  const { site, version } = useSite();
  // The newest version is the first.
  const toIndex = (wanted: string) => site.versions.findIndex(({ name }) => name === wanted);
  const [first, last] = [toIndex(query.to.name), toIndex(query.from.name)];
  const pages = migrations.flatMap(({ from, to, product, slug, title }) => {
    const owner = site.versions[toIndex(to)];
    const isAbout = product === query.product || product === 'general';
    return owner && isAbout && toIndex(to) >= first && toIndex(from) <= last
      ? [{ href: toVersionHref(site, version, owner, slug), title }]
      : [];
  });
  return (
    pages.length > 0 && (
      <p className={styles.guides}>
        {translate({ id: 'site.apiComparison.guides', message: 'How to migrate:' })}{' '}
        {pages.toReversed().map(({ href, title }, index) => (
          <Fragment key={href}>
            {index > 0 && ', '}
            <a href={href}>{title}</a>
          </Fragment>
        ))}
      </p>
    )
  );
}
