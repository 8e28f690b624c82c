/**
 * Wraps DocItem/Metadata to make a page of an old version canonical in the current one, where it is
 * there, and to name the Markdown of a document.
 */
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import MarkdownAlternate from '@theme/MarkdownAlternate';
import Metadata from '@theme-original/DocItem/Metadata';
import { toVersionUrl, usePageFrontMatter } from '@site/plugins/navigation/client';
import { useSite } from '@site/plugins/shared/client/useSite';

export default function DocItemMetadata(): ReactNode {
  const { site } = useSite();
  const { successor } = usePageFrontMatter();
  const { source, permalink } = useDoc().metadata;
  const [current] = site.versions;
  const url = current && successor && toVersionUrl(site, current, successor);
  return (
    <>
      <Metadata />
      {source && <MarkdownAlternate pathname={permalink} />}
      {url && (
        <Head>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
        </Head>
      )}
    </>
  );
}
