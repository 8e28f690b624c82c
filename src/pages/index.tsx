import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import homeEnd from '@generated/docusaurus-plugin-slots/default/home-end';
import HomeContent from '../components/Home';
import { toTaglineMessage } from '../../core/messages';
import { useSite } from '../../core/client/site';
import Slot from '../../core/client/Slot';

export default function Home(): ReactNode {
  const { site } = useSite();
  return (
    <Layout title={site.name} description={translate(toTaglineMessage(site))}>
      <main>
        <HomeContent />
        <Slot of={homeEnd} place="home" />
      </main>
    </Layout>
  );
}
