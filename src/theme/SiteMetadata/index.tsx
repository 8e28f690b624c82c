/** Wraps SiteMetadata to preload the fonts. */
import text from '@generated/fonts/inter.woff2';
import code from '@generated/fonts/jetbrains-mono.woff2';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import SiteMetadata from '@docusaurus/theme-classic/lib/theme/SiteMetadata';

export default function SiteMetadataWithFonts(): ReactNode {
  // Head would remove the links and add them again during hydration.
  for (const font of [text, code]) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return <SiteMetadata />;
}
