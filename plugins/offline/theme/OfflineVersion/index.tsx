import { useId, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import OfflinePack from '@theme/OfflinePack';
import { toMegabytes } from '../../client/toMegabytes';
import { useStoredVersion, type Failure } from '../../client/useStoredVersion';
import styles from './styles.module.css';

export interface Props {
  /** What a reader calls the version. */
  label: string;
  /** Path of the version, with both slashes. */
  base: string;
}

const describeFailure = (failure: Failure) =>
  failure === 'full'
    ? translate({
        id: 'site.offline.full',
        message: 'There is not enough room on this device. Remove something and try again.',
      })
    : translate({
        id: 'site.offline.failed',
        message: 'It could not be stored. Check the connection and try again.',
      });

/** What can be stored of a version, and what is. */
export default function OfflineVersion({ label, base }: Props): ReactNode {
  const id = useId();
  const { stored, busy, failure, choose } = useStoredVersion(base);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      {stored === null && (
        <p>
          {translate({
            id: 'site.offline.unknown',
            message: 'Nothing of it is stored, and its list cannot be loaded now.',
          })}
        </p>
      )}
      {stored && (
        <>
          <ul className={styles.packs}>
            {stored.packs.map((pack) => (
              <OfflinePack
                key={pack.product}
                pack={pack}
                label={label}
                share={busy?.product === pack.product ? busy.share : undefined}
                isBlocked={busy !== undefined}
                onChoose={(isWanted) => void choose(pack.product, isWanted)}
              />
            ))}
          </ul>
          <p className={styles.shell}>
            {translate(
              {
                id: 'site.offline.shell',
                message: 'What all of them share, such as code and search, takes {size} once.',
              },
              { size: toMegabytes(stored.shell) },
            )}
          </p>
          {stored.pages.length > 0 && (
            <details className={styles.read}>
              <summary>
                {translate(
                  { id: 'site.offline.read', message: 'Pages that you read: {count}' },
                  { count: String(stored.pages.length) },
                )}
              </summary>
              <ul>
                {stored.pages.map((page) => (
                  <li key={page}>
                    <a href={base + page}>{base + page}</a>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
      <p role="alert" className={styles.failure}>
        {failure && describeFailure(failure)}
      </p>
    </section>
  );
}
