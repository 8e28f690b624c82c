import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useSite } from '../../../../core/client/site';
import { toVersionHref } from '../../client';
import { useSuggestions } from '../../client/useSuggestions';
import styles from './styles.module.css';

/** The pages that an address without one may stand for, in this version and in others; nothing until they are known. */
export default function NearestPages(): ReactNode {
  const { site, version } = useSite();
  const suggestions = useSuggestions();
  return (
    suggestions.length > 0 && (
      <>
        <h2>{translate({ id: 'site.notFound.nearest', message: 'Did you mean' })}</h2>
        <ul className={styles.pages}>
          {suggestions.map((page) => (
            <li key={`${page.version.name} ${page.slug}`}>
              {page.version === version ? (
                <Link to={page.slug}>{page.title}</Link>
              ) : (
                <a href={toVersionHref(site, version, page.version, page.slug)}>
                  {page.title} ({page.version.label})
                </a>
              )}
            </li>
          ))}
        </ul>
      </>
    )
  );
}
