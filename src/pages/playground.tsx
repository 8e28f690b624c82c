import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import Playground from '@theme/Playground';

/** A demo alone, without navbar and footer; or the list of all demos. */
export default function PlaygroundPage(): ReactNode {
  return (
    <>
      <Head>
        <title>{translate({ id: 'site.playground.title', message: 'Playground' })}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <Playground />
    </>
  );
}
