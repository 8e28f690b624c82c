import { translate } from '@docusaurus/Translate';
import { type ReactNode, useEffect, useState } from 'react';
import { useSite } from '../../../../core/client/site';
import { isCrawler, toEventLabel, visitShape } from '../../client/display';
import { AdBoundary } from './Card';
import OwnAd from './OwnAd';
import type ProvidedAd from './ProvidedAd';

/** Loads the code for third-party ads, where there are any; `null` if that failed. */
function useProvidedAd(isWanted: boolean): { ProvidedAd: typeof ProvidedAd | null } | undefined {
  const [loaded, setLoaded] = useState<{ ProvidedAd: typeof ProvidedAd | null }>();
  useEffect(() => {
    if (isWanted) {
      import(/* webpackChunkName: "slot-provided" */ './ProvidedAd').then(
        (module) => setLoaded({ ProvidedAd: module.default }),
        () => setLoaded({ ProvidedAd: null }),
      );
    }
  }, [isWanted]);
  return loaded;
}

/** What fills the slot, loaded after the page. */
export default function Ad(): ReactNode {
  const provider = useSite().site.ads;
  const [random] = useState(Math.random);
  const isShown = !isCrawler(navigator.userAgent);
  const provided = useProvidedAd(isShown && Boolean(provider));
  return (
    isShown && (
      <>
        <span id="slot-label" className="visually-hidden">
          {translate({ id: 'site.ads.label', message: 'Advertisement' })}
        </span>
        {provider && provided?.ProvidedAd && (
          <AdBoundary eventLabel={toEventLabel('unknown', visitShape)}>
            <provided.ProvidedAd random={random} shape={visitShape} provider={provider} />
          </AdBoundary>
        )}
        {(!provider || provided?.ProvidedAd === null) && <OwnAd random={random} kind="in-house" />}
      </>
    )
  );
}
