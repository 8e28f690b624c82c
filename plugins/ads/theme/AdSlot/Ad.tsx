import { translate } from '@docusaurus/Translate';
import { type ReactNode, Suspense, lazy, useState } from 'react';
import { useSite } from '../../../../core/client/site';
import { isCrawler, toEventLabel, visitShape } from '../../client/display';
import { AdBoundary } from './Card';
import OwnAd from './OwnAd';

/** The code for third-party ads is loaded only where there are any. */
const ProvidedAd = lazy(() => import(/* webpackChunkName: "slot-provided" */ './ProvidedAd'));

/** What fills the slot, loaded after the page. */
export default function Ad(): ReactNode {
  const provider = useSite().site.ads;
  const [random] = useState(Math.random);
  return (
    !isCrawler(navigator.userAgent) && (
      <>
        <span id="slot-label" className="visually-hidden">
          {translate({ id: 'site.ads.label', message: 'Advertisement' })}
        </span>
        {provider ? (
          <AdBoundary eventLabel={toEventLabel('unknown', visitShape)}>
            <Suspense>
              <ProvidedAd random={random} shape={visitShape} provider={provider} />
            </Suspense>
          </AdBoundary>
        ) : (
          <OwnAd random={random} kind="in-house" />
        )}
      </>
    )
  );
}
