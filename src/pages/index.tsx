import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import homeEnd from '@generated/docusaurus-plugin-slots/default/home-end';
import { HomeFacts, HomeHero } from '../components/Home';
import { HomeProducts } from '../components/Home/Products';
import { toTaglineMessage } from '../../core/messages';
import { useSite } from '../../core/client/site';
import Slot from '../../core/client/Slot';

/** What the library is, in one screen, one live part of each product, and what a reader can count on. */
export default function Home(): ReactNode {
  const { site } = useSite();
  return (
    <Layout title={site.name} description={translate(toTaglineMessage(site))}>
      <main>
        <HomeHero />
        <HomeProducts />
        <HomeFacts />
        <Slot of={homeEnd} place="home" />
      </main>
    </Layout>
  );
}
