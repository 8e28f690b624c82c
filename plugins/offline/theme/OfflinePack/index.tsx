import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import buttonStyles from '../../../../core/client/button.module.css';
import { toProductName } from '../../../../core/client/site';
import type { StoredPack } from '../../client/readStored';
import { toMegabytes } from '../../client/toMegabytes';
import styles from './styles.module.css';

export interface Props {
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
export default function OfflinePack(props: Props): ReactNode {
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
