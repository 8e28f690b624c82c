import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';
import Playground from '@theme/Playground';

/** A page without navbar and footer that shows a single demo. */
export default function PlaygroundPage(): ReactNode {
  const title = translate({ id: 'site.playground.title', message: 'Playground' });
  return (
    // Browsers wait for this id before they paint.
    <main id={SkipToContentFallbackId}>
      <Head>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <h1 className="visually-hidden">{title}</h1>
      <BrowserOnly
        fallback={
          <p>
            {translate({
              id: 'site.playground.withoutScript',
              message: 'The playground needs JavaScript.',
            })}
          </p>
        }
      >
        {() => <Playground />}
      </BrowserOnly>
    </main>
  );
}
