/**
 * Replaces Docusaurus's default head tags, which during hydration would give the page the direction of
 * its language, whatever the visitor chose.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { languageDirection } from './display';
import { useDisplayPreferences } from './usePreference';

export default function SiteMetadataDefaults(): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const locale = i18n.localeConfigs[i18n.currentLocale];
  const favicon = useBaseUrl(siteConfig.favicon);
  // Renders again when the direction changes; the first render in a browser must have it already.
  useDisplayPreferences();
  const shown = ExecutionEnvironment.canUseDOM ? document.documentElement.dir : languageDirection;
  return (
    <Head>
      <html lang={locale?.htmlLang} dir={shown} />
      <title>{siteConfig.title}</title>
      <meta property="og:title" content={siteConfig.title} />
      <meta name="viewport" content="width=device-width, initial-scale=1.0" />
      {siteConfig.noIndex && <meta name="robots" content="noindex, nofollow" />}
      {siteConfig.favicon && <link rel="icon" href={favicon} />}
    </Head>
  );
}
