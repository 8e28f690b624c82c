/**
 * Replaces Docusaurus's SiteMetadata in the builds of other languages: without links to other languages,
 * because only translated pages have any.
 */
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export default function SiteMetadata(): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { pathname } = useLocation();
  const url =
    siteConfig.url + pathname.replace(/(?<=.)\/$/, pathname === siteConfig.baseUrl ? '/' : '');
  return (
    <Head>
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={i18n.currentLocale} />
      <link rel="canonical" href={url} />
      <body />
    </Head>
  );
}
