import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import notFound from '@generated/docusaurus-plugin-slots/default/not-found';
import Slot from '../../../../core/client/Slot';
import { toProductName, useSite } from '../../../../core/client/site';
import { toStartSlug } from '../../../../core/subject';
import { notFoundAttribute } from '../../client/page';
import { useSuggestions } from '../../client/suggestions';
import { toVersionHref } from '../../client/versionLinks';
import styles from './styles.module.css';

interface Props {
  className?: string;
}

/** The pages that the visitor may have meant, in any version; nothing until they are loaded. */
function SimilarPages(): ReactNode {
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

/** The 404 page: offers search, the start of each product, and similar pages. */
export default function NotFoundPage({ className }: Props): ReactNode {
  const { version } = useSite();
  return (
    <main className={clsx(styles.page, className)} {...{ [notFoundAttribute]: '' }}>
      <p className={styles.code} aria-hidden>
        404
      </p>
      <h1>
        {translate(
          { id: 'site.notFound.title', message: "This page doesn't exist in {version}" },
          { version: version.label },
        )}
      </h1>
      <p>
        {translate(
          {
            id: 'site.notFound.text',
            message:
              'The address may be mistyped, or the page may belong to another version: use the version menu above to switch. Or start with one of the {version} pages below.',
          },
          { version: version.label },
        )}
      </p>
      <ul className={styles.links}>
        <li>
          <Link to="/">{translate({ id: 'site.notFound.home', message: 'Home' })}</Link>
        </li>
        {version.products.map((product) => (
          <li key={product}>
            <Link to={toStartSlug(product)}>{toProductName(product)}</Link>
          </li>
        ))}
      </ul>
      <Slot of={notFound} />
      {/* It loads late, so it goes last. */}
      <div aria-live="polite">
        <SimilarPages />
      </div>
    </main>
  );
}
