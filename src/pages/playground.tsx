import type { ReactNode } from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import Playground from '@theme/Playground';

/** A blank page, without the site's frame, that shows one demo alone. */
export default function PlaygroundPage(): ReactNode {
  return (
    <>
      <Head>
        <title>Playground</title>
        <meta name="robots" content="noindex" />
      </Head>
      <BrowserOnly fallback={<p>The playground needs JavaScript.</p>}>
        {() => <Playground />}
      </BrowserOnly>
    </>
  );
}
