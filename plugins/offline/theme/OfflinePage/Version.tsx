import { useId, type ReactNode } from 'react';
import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import { toProductName } from '../../../../core/client/site';
import { toStartSlug } from '../../../../core/subject';
import { toSizeText, toTimeText } from '../../client/format';
import { toNextTime, type Attempt, type Failure } from '../../client/storage';
import { useSavedVersion, type SavedPack } from '../../client/useSavedVersion';
import buttonStyles from '../../../../core/client/button.module.css';
import styles from './Version.module.css';

interface PackProps {
  pack: SavedPack;
  /** Its name, with what users call the version. */
  name: string;
  /** Where reading it begins. */
  href: string;
  /** Share of files that are there while it is being saved or removed; absent at rest. */
  share?: number;
  /** Whether something of the version is being saved or removed. */
  isBlocked: boolean;
  onChoose(isWanted: boolean): void;
  onCancel(): void;
}

function describeState({ isChosen, isSaved }: SavedPack, isBusy: boolean): string {
  if (isBusy) {
    return translate({ id: 'site.offline.busy', message: 'Working…' });
  }
  if (isSaved) {
    return translate({ id: 'site.offline.stored', message: 'Saved' });
  }
  return isChosen
    ? translate({ id: 'site.offline.pending', message: 'Saved in the background' })
    : translate({ id: 'site.offline.notStored', message: 'Not saved' });
}

/** The pages of a product in a version: how much they are, and the button that saves or removes them. */
function Pack({ pack, name, href, share, isBlocked, onChoose, onCancel }: PackProps): ReactNode {
  const { pages, demos, size, isSaved } = pack;
  const { selectMessage } = usePluralForm();
  return (
    <li className={styles.pack}>
      <div className={styles.text}>
        <a href={href} className={styles.name}>
          {name}
        </a>
        <span className={styles.size}>
          {translate(
            { id: 'site.offline.size', message: '{pages}, {demos}, {size}' },
            {
              pages: selectMessage(
                pages,
                translate({ id: 'site.offline.pages', message: '1 page|{pages} pages' }, { pages }),
              ),
              demos: selectMessage(
                demos,
                translate({ id: 'site.offline.demos', message: '1 demo|{demos} demos' }, { demos }),
              ),
              size: toSizeText(size),
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
            isSaved
              ? translate({ id: 'site.offline.removeOf', message: 'Remove {name}' }, { name })
              : translate({ id: 'site.offline.storeOf', message: 'Save {name}' }, { name })
          }
          onClick={() => !isBlocked && onChoose(!isSaved)}
        >
          {isSaved
            ? translate({ id: 'site.offline.remove', message: 'Remove' })
            : translate({ id: 'site.offline.store', message: 'Save' })}
        </button>
      ) : (
        <>
          <progress className={styles.progress} value={share} aria-label={name} />
          <button
            type="button"
            className={buttonStyles.button}
            aria-label={translate(
              { id: 'site.offline.cancelOf', message: 'Cancel saving {name}' },
              { name },
            )}
            onClick={onCancel}
          >
            {translate({ id: 'site.offline.cancel', message: 'Cancel' })}
          </button>
        </>
      )}
    </li>
  );
}

const describeFailure = (failure: Failure) =>
  failure === 'full'
    ? translate({
        id: 'site.offline.full',
        message: 'Not enough space on this device. Remove something and try again.',
      })
    : translate({
        id: 'site.offline.failed',
        message: 'Saving failed. Check your connection and try again.',
      });

/** Says that saving in the background failed, and when it goes on. */
function describeAttempt(attempt: Attempt): string {
  const values = { time: toTimeText(toNextTime(attempt)) };
  return attempt.failure === 'full'
    ? translate(
        {
          id: 'site.offline.backgroundFull',
          message:
            'Saving in the background stopped: not enough space on this device. It continues after {time} or when you save.',
        },
        values,
      )
    : translate(
        {
          id: 'site.offline.backgroundFailed',
          message: 'Saving in the background failed. It continues after {time} or when you save.',
        },
        values,
      );
}

interface Props {
  /** What users call the version. */
  label: string;
  /** Path of the version, with both slashes. */
  base: string;
}

/** Returns the name of a pack and the path in the version where reading it begins. */
function describePack({ products: [product, other] }: SavedPack, label: string) {
  return product && !other
    ? { name: `${toProductName(product)} ${label}`, slug: toStartSlug(product) }
    : {
        name: translate({ id: 'site.offline.all', message: 'All of {label}' }, { label }),
        slug: '/',
      };
}

/** What can be saved of a version, and what is. */
export default function Version({ label, base }: Props): ReactNode {
  const id = useId();
  const { saved, busy, failure, choose, cancel } = useSavedVersion(base);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      {saved === null && (
        <p>
          {translate({
            id: 'site.offline.unknown',
            message: 'Nothing saved. Reconnect to see the list.',
          })}
        </p>
      )}
      {saved && (
        <>
          <ul className={styles.packs}>
            {saved.packs.map((pack) => {
              const { name, slug } = describePack(pack, label);
              return (
                <Pack
                  key={name}
                  pack={pack}
                  name={name}
                  href={base + slug.slice(1)}
                  share={busy?.pack === pack ? busy.share : undefined}
                  isBlocked={busy !== undefined}
                  onChoose={(isWanted) => void choose(pack, isWanted)}
                  onCancel={cancel}
                />
              );
            })}
          </ul>
          <p className={styles.note}>
            {translate(
              {
                id: 'site.offline.shared',
                message: 'Shared pages, code and search add {size}, once.',
              },
              { size: toSizeText(saved.shared) },
            )}
          </p>
          {saved.failed && <p className={styles.note}>{describeAttempt(saved.failed)}</p>}
          {saved.pages.length > 0 && (
            <details className={styles.read}>
              <summary>
                {translate(
                  { id: 'site.offline.read', message: "Pages you've read: {count}" },
                  { count: saved.pages.length },
                )}
              </summary>
              <ul>
                {saved.pages.map((page) => (
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
