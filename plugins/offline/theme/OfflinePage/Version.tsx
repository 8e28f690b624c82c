import { translate } from '@docusaurus/Translate';
import { type ReactNode, useId } from 'react';
import { toProductName } from '../../../../core/client/site';
import {
  type Failure,
  type StoredPack,
  toMegabytes,
  useStoredVersion,
} from '../../client/savedVersion';
import buttonStyles from '../../../../core/client/button.module.css';
import styles from './Version.module.css';

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

export interface PropsOfflinePack {
  pack: StoredPack;
  /** What a reader calls the version. */
  label: string;
  /** Share of files that are there while it is being stored or taken away; absent at rest. */
  share?: number;
  /** Whether something of the version is being stored. */
  isBlocked: boolean;
  onChoose(isWanted: boolean): void;
}

function describeState({ isChosen, isStored }: StoredPack, isBusy: boolean): string {
  if (isBusy) {
    return translate({ id: 'site.offline.busy', message: 'Working…' });
  }
  if (isStored) {
    return translate({ id: 'site.offline.stored', message: 'Stored' });
  }
  return isChosen
    ? translate({ id: 'site.offline.pending', message: 'Stored while you read' })
    : translate({ id: 'site.offline.notStored', message: 'Not stored' });
}

/** The pages of a product in a version: how much they are, and the button that stores or removes them. */
export function OfflinePack(props: PropsOfflinePack): ReactNode {
  const { pack, label, share, isBlocked, onChoose } = props;
  const name = `${toProductName(pack.product)} ${label}`;
  return (
    <li className={styles.pack}>
      <div className={styles.text}>
        <strong>{name}</strong>
        <span className={styles.size}>
          {translate(
            { id: 'site.offline.size', message: '{pages} pages, {demos} demos, {size}' },
            {
              pages: String(pack.pages),
              demos: String(pack.demos),
              size: toMegabytes(pack.size),
            },
          )}
        </span>
      </div>
      <span role="status" className={styles.state}>
        {describeState(pack, share !== undefined)}
      </span>
      {share === undefined ? (
        <button
          type="button"
          className={buttonStyles.button}
          aria-disabled={isBlocked}
          aria-label={
            pack.isStored
              ? translate({ id: 'site.offline.removeOf', message: 'Remove {name}' }, { name })
              : translate({ id: 'site.offline.storeOf', message: 'Store {name}' }, { name })
          }
          onClick={() => !isBlocked && onChoose(!pack.isStored)}
        >
          {pack.isStored
            ? translate({ id: 'site.offline.remove', message: 'Remove' })
            : translate({ id: 'site.offline.store', message: 'Store' })}
        </button>
      ) : (
        <progress className={styles.progress} value={share} aria-label={name} />
      )}
    </li>
  );
}
