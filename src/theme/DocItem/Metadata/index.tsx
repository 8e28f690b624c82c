/** Wraps DocItem/Metadata: the canonical link of an old version's page is the same page in the current one. */
import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import { toVersionUrl, usePageFrontMatter } from '@site/plugins/navigation/client';
import Metadata from '@theme-original/DocItem/Metadata';
import { useSite } from '../../../../core/client/site';

export default function DocItemMetadata(): ReactNode {
  const { site } = useSite();
  const { successor } = usePageFrontMatter();
  const [current] = site.versions;
  const url = current && successor && toVersionUrl(site, current, successor);
  return (
    <>
      <Metadata />
      {url && (
        <Head>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
        </Head>
      )}
    </>
  );
}
