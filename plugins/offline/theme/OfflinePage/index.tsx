import { useEffect, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ToolPage from '@theme/ToolPage';
import { useSite } from '../../../../core/client/site';
import { toOfflineHosts, toVersionPath } from '../../../../core/pagePath';
import { toSizeText } from '../../client/format';
import { canSaveOn } from '../../client/offer';
import { offlinePage } from '../../types';
import { readMissingPage } from './missingPage';
import Version from './Version';
import styles from './styles.module.css';

/** How much space the site uses on the device, where the browser says so. */
function StorageUse(): ReactNode {
  const [{ usage, quota }, setEstimate] = useState<StorageEstimate>({});
  useEffect(() => {
    // Safari has it since 17.
    if ('estimate' in navigator.storage) {
      navigator.storage.estimate().then(setEstimate, () => {});
    }
  }, []);
  return (
    usage !== undefined &&
    quota !== undefined && (
      <p>
        {translate(
          {
            id: 'site.offline.usage',
            message: 'This site uses {usage} of the {quota} available to it on this device.',
          },
          { usage: toSizeText(usage), quota: toSizeText(quota) },
        )}
      </p>
    )
  );
}

/** What is saved for reading offline, by version and product; without network, pages that aren't saved lead here. */
export default function OfflinePage(): ReactNode {
  const { site } = useSite();
  const hosts = toOfflineHosts(site);
  const isBrowser = useIsBrowser();
  const host = isBrowser ? window.location.hostname : undefined;
  const served = site.versions.filter((version) => !version.host);
  const bases = served.map((version) => toVersionPath(site, version));
  const missing = isBrowser ? readMissingPage(window.location, bases) : undefined;
  const isOffered = host !== undefined && canSaveOn(host) && 'serviceWorker' in navigator;
  return (
    <ToolPage
      slug={`/${offlinePage}`}
      title={translate({ id: 'site.offline.title', message: 'Read offline' })}
      description={translate({
        id: 'site.offline.description',
        message: 'See which pages are saved on this device for offline reading.',
      })}
      notice={
        missing && (
          <p role="alert" className={styles.missing}>
            {translate({
              id: 'site.offline.missing',
              message: "You're offline, and this page isn't saved:",
            })}{' '}
            <a href={missing.href}>{missing.pathname}</a>
          </p>
        )
      }
      intro={translate({
        id: 'site.offline.intro',
        message:
          'Saved pages open offline, with their demos and search. The current version is saved in the background while you read, unless your connection is metered. For other versions, the pages you read and the products you choose here are saved.',
      })}
      withoutScript={translate({
        id: 'site.offline.script',
        message: 'Turn on JavaScript to save pages.',
      })}
    >
      {host !== undefined && !isOffered && (
        <p>
          {translate({
            id: 'site.offline.elsewhere',
            message: "Offline reading isn't available on this host or in this browser.",
          })}{' '}
          {hosts.length > 0 && !hosts.includes(host) && (
            <a href={`${site.url}${site.basePath}${offlinePage}`}>{site.url}</a>
          )}
        </p>
      )}
      {isOffered && (
        <>
          {served.map((version) => (
            <Version key={version.name} label={version.label} base={toVersionPath(site, version)} />
          ))}
          <StorageUse />
        </>
      )}
    </ToolPage>
  );
}
