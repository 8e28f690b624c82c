import { translate } from '@docusaurus/Translate';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import Layout from '@theme/Layout';
import { useSite } from '../../../../core/client/site';
import { toOfflineHosts, toVersionPath } from '../../../../core/pagePath';
import { toMegabytes } from '../../client/savedVersion';
import { offlinePage } from '../../types';
import OfflineVersion from './Version';
import styles from './styles.module.css';

const subscribe = () => () => {};

/** What is stored for reading without network, by version and product; also what a page that is not stored leads to. */
export default function OfflinePage(): ReactNode {
  const { site } = useSite();
  const hosts = toOfflineHosts(site);
  const host = useSyncExternalStore(
    subscribe,
    () => window.location.hostname,
    () => undefined,
  );
  const missing = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(window.location.search).get('page'),
    () => null,
  );
  const isOffered = host !== undefined && hosts.includes(host) && 'serviceWorker' in navigator;
  const title = translate({ id: 'site.offline.title', message: 'Read offline' });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'site.offline.description',
        message: 'Which pages are stored on this device to be read without network.',
      })}
    >
      <main className={styles.page}>
        <div className="markdown">
          <h1>{title}</h1>
          {missing?.startsWith('/') && !missing.startsWith('//') && (
            <p role="alert" className={styles.missing}>
              {translate({
                id: 'site.offline.missing',
                message: 'This page is not stored, and there is no network:',
              })}{' '}
              <a href={missing}>{missing}</a>
            </p>
          )}
          <p>
            {translate({
              id: 'site.offline.intro',
              message:
                'Pages that are stored on this device open without network, with their demos and with search. The current version is stored by itself while you read, unless the connection is metered; of other versions, the pages that you read and what you choose here.',
            })}
          </p>
          <noscript>
            <p>
              {translate({
                id: 'site.offline.script',
                message: 'Storing pages needs JavaScript, which is off.',
              })}
            </p>
          </noscript>
          {host !== undefined && !isOffered && (
            <p>
              {translate({
                id: 'site.offline.elsewhere',
                message: 'Nothing is stored here: this host or this browser does not offer it.',
              })}{' '}
              {hosts.length > 0 && !hosts.includes(host) && (
                <a href={`${site.url}${site.basePath}${offlinePage}`}>{site.url}</a>
              )}
            </p>
          )}
          {isOffered && (
            <>
              {site.versions
                .filter((version) => !version.host)
                .map((version) => (
                  <OfflineVersion
                    key={version.name}
                    label={version.label}
                    base={toVersionPath(site, version)}
                  />
                ))}
              <StorageUse />
            </>
          )}
        </div>
      </main>
    </Layout>
  );
}

/** How much of its room on the device the site has taken, where the browser tells. */
export function StorageUse(): ReactNode {
  const [{ usage, quota }, setEstimate] = useState<StorageEstimate>({});
  useEffect(() => {
    void navigator.storage.estimate().then(setEstimate);
  }, []);
  return (
    usage !== undefined &&
    quota !== undefined && (
      <p>
        {translate(
          {
            id: 'site.offline.usage',
            message: 'This site takes {usage} on this device and may take {quota}.',
          },
          { usage: toMegabytes(usage), quota: toMegabytes(quota) },
        )}
      </p>
    )
  );
}
