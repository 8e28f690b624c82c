import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import homeEnd from '@generated/docusaurus-plugin-slots/default/home-end';
import Layout from '@theme/Layout';
import SuccessorLink from '@theme/SuccessorLink';
import Slot from '../../core/client/Slot';
import { useSite } from '../../core/client/site';
import { toTaglineMessage } from '../../core/messages';
import HomeContent from '../components/Home';

export default function Home(): ReactNode {
  const { site } = useSite();
  return (
    <Layout title={site.name} description={translate(toTaglineMessage(site))}>
      <SuccessorLink slug="/" />
      <main>
        <HomeContent />
        <Slot of={homeEnd} place="home" />
      </main>
    </Layout>
  );
}
