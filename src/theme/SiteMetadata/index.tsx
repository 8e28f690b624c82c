/** Wraps SiteMetadata to load the fonts before the stylesheet asks for them. */
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import SiteMetadata from '@theme-original/SiteMetadata';
import text from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import code from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';

export default function SiteMetadataWithFonts(): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" href={text} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={code} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      <SiteMetadata />
    </>
  );
}
