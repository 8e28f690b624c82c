import { translate } from '@docusaurus/Translate';
import { type ReactNode, Suspense, lazy, useState } from 'react';
import { useSite } from '../../../../core/client/site';
import { isCrawler, toEventLabel, visitShape } from '../../client/display';
import AdOwn, { AdBoundary } from './OwnAd';

/** What another party's ads take is loaded only where there are any. */
const AdProvided = lazy(() => import(/* webpackChunkName: "slot-provided" */ './ProvidedAd'));

/** What fills the slot. It is loaded after the page. */
export default function Ad(): ReactNode {
  const provider = useSite().site.ads;
  const [random] = useState(Math.random);
  const props = { random, shape: visitShape };
  return (
    !isCrawler(navigator.userAgent) && (
      <>
        <span id="slot-label" className="visually-hidden">
          {translate({ id: 'site.ads.label', message: 'Advertisement' })}
        </span>
        {provider ? (
          <AdBoundary eventLabel={toEventLabel('unknown', visitShape)}>
            <Suspense>
              <AdProvided {...props} provider={provider} />
            </Suspense>
          </AdBoundary>
        ) : (
          <AdOwn {...props} kind="in-house" />
        )}
      </>
    )
  );
}
