import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import MDXContent from '@theme-original/MDXContent';
import type { Props } from '@theme/MDXContent';
import { useSite } from '../../../../core/client/site';
import { splitLanguage } from '../../../../core/pagePath';
import { toVersionUrl, usePageFrontMatter } from '../../../navigation/client';
import styles from './styles.module.css';

/**
 * Stands for MDXContent in the builds of other languages: a page that is not translated says so, is
 * marked as English, and leaves search engines to the English page.
 */

export default function PageLanguage({ children }: Props): ReactNode {
  const { site, version } = useSite();
  const { pathname } = useLocation();
  const { successor } = usePageFrontMatter();
  const source = usePageSource();
  const own = `${version.host ?? site.url}${pathname}`;
  const [current = version] = site.versions;
  const english = toEnglishUrl(successor ? toVersionUrl(site, current, successor) : own);
  const canonical = source === 'translated' ? own : english;
  return (
    <>
      <Head>
        <link rel="canonical" href={canonical} />
        <meta property="og:url" content={canonical} />
      </Head>
      {source === 'english' && (
        <p role="note" className={styles.note}>
          {translate({
            id: 'site.untranslated.text',
            message: 'This page is not translated yet: what follows is English.',
          })}{' '}
          {/* The link leaves this build of the site, so it is not the router's. */}
          <a href={splitLanguage(pathname).path} hrefLang="en">
            {translate({ id: 'site.untranslated.link', message: 'Read the English page' })}
          </a>
        </p>
      )}
      {source === 'english' ? (
        <div lang="en" className={clsx('markdown', styles.text)}>
          <MDXContent>{children}</MDXContent>
        </div>
      ) : (
        <MDXContent>{children}</MDXContent>
      )}
    </>
  );
}

/** Where the text of a page comes from: it is translated, English, or made from a package's types. */
export function usePageSource(): 'translated' | 'english' | 'reference' {
  const { metadata, frontMatter } = useDoc();
  if ('translated' in frontMatter) {
    return 'translated';
  }
  // The official plugin knows the file of each of its pages; a page of the reference has none.
  return 'source' in metadata ? 'english' : 'reference';
}

/** Returns the address of the English page of a page. */
export function toEnglishUrl(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + splitLanguage(pathname).path;
}
