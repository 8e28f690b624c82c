/**
 * Replaces MDXContent in the builds of other languages: a page that isn't translated says so, is marked
 * as English, and sends search engines to the English page.
 */
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/MDXContent';
import MDXContent from '@theme-original/MDXContent';
import clsx from 'clsx';
import { useSite } from '../../../../core/client/site';
import { splitLanguage } from '../../../../core/pagePath';
import { toVersionUrl, usePageFrontMatter } from '../../../navigation/client';
import styles from './styles.module.css';

/** Where the text of a page comes from: it is translated, English, or made from a package's types. */
export function usePageSource(): 'translated' | 'english' | 'api' {
  const { metadata, frontMatter } = useDoc();
  if ('translated' in frontMatter) {
    return 'translated';
  }
  // The official plugin knows the file of each of its pages; API pages have none.
  return 'source' in metadata ? 'english' : 'api';
}

export default function PageLanguage({ children }: Props): ReactNode {
  const { site, version } = useSite();
  const { pathname } = useLocation();
  const { successor } = usePageFrontMatter();
  const source = usePageSource();
  const origin = version.host ?? site.url;
  const [current = version] = site.versions;
  const { path: englishPath } = splitLanguage(pathname, site.languages);
  const english = successor ? toVersionUrl(site, current, successor) : origin + englishPath;
  const canonical = source === 'translated' ? origin + pathname : english;
  const content = <MDXContent>{children}</MDXContent>;
  return (
    <>
      <Head>
        <link rel="canonical" href={canonical} />
        <meta property="og:url" content={canonical} />
      </Head>
      {source === 'english' ? (
        <>
          <p role="note" className={styles.note}>
            {translate({
              id: 'site.untranslated.text',
              message: "This page isn't translated yet, so it's in English.",
            })}{' '}
            {/* The link leaves this build of the site, so it isn't the router's. */}
            <a href={englishPath} hrefLang="en">
              {translate({ id: 'site.untranslated.link', message: 'Read the English page' })}
            </a>
          </p>
          <div lang="en" className={clsx('markdown', styles.text)}>
            {content}
          </div>
        </>
      ) : (
        content
      )}
    </>
  );
}
