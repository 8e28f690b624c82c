import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import HomeHero from '@site/src/components/HomeHero';
import HomeProducts from '@site/src/components/HomeProducts';
import { useSite } from '@site/plugins/shared/client/useSite';

/** What the library is, in one screen, and one live part of each product. */
export default function Home(): ReactNode {
  const { site } = useSite();
  return (
    <Layout title={site.name} description={site.tagline}>
      <main>
        <HomeHero />
        <HomeProducts />
      </main>
    </Layout>
  );
}
