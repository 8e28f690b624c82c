import { useRef, useSyncExternalStore, type FocusEvent, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { choosePreference, readShown, watchShown } from '../../../preferences/client';
import buttonStyles from '../../../search/theme/SearchDialog/Results.module.css';
import { focusRegion } from '../../../../core/client/focusRegion';
import { readSite } from '../../../../core/client/site';
import { describePurpose } from '../../client/describePurpose';
import { useReservedSpace } from '../../client/useReservedSpace';
import styles from './styles.module.css';

const answers = ['granted', 'denied'] as const;
const subscribe = watchShown(['consent']);
const isUnanswered = () => readShown('consent') === 'unset';

/** Asks whether anything of another party may be loaded or sent, until there is an answer. */
export default function ConsentBar(): ReactNode {
  const isShown = useSyncExternalStore(subscribe, isUnanswered);
  const bar = useReservedSpace(isShown);
  const before = useRef<HTMLElement>(null);
  if (!isShown) {
    return null;
  }

  /** Notes where the visitor comes from. */
  function noteOrigin({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof HTMLElement && !bar.current?.contains(relatedTarget)) {
      before.current = relatedTarget;
    }
  }

  function answer(consent: (typeof answers)[number]): void {
    choosePreference('consent', consent);
    // The buttons go away: back to where the visitor was, or to what the page is about.
    const content = document.querySelector<HTMLElement>('main');
    before.current?.focus({ preventScroll: true });
    if (content && (!before.current || document.activeElement !== before.current)) {
      focusRegion(content, { preventScroll: true });
    }
  }

  return (
    <section
      ref={bar}
      className={styles.bar}
      aria-label={translate({ id: 'site.consent.label', message: 'Consent' })}
    >
      <p className={styles.text}>
        {describePurpose(readSite())}{' '}
        {translate({
          id: 'site.consent.later',
          message: 'You can change your answer in the settings.',
        })}
      </p>
      <div className={styles.answers}>
        {answers.map((value) => (
          <button
            key={value}
            type="button"
            className={buttonStyles.button}
            onFocus={noteOrigin}
            onClick={() => answer(value)}
          >
            {value === 'granted'
              ? translate({ id: 'site.consent.allow', message: 'Allow' })
              : translate({ id: 'site.consent.decline', message: 'Decline' })}
          </button>
        ))}
      </div>
    </section>
  );
}
