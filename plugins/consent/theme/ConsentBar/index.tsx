import { translate } from '@docusaurus/Translate';
import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { focusRegion } from '../../../../core/client/focusRegion';
import { readSite } from '../../../../core/client/site';
import type { Site } from '../../../../core/types';
import { choosePreference, readShown, watchShown } from '../../../preferences/client';
import buttonStyles from '../../../../core/client/button.module.css';
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

/** Says in a sentence what a visitor is asked for: what the site is set up to do, and no more. */
export function describePurpose({ analytics, ads }: Site): string {
  if (!ads && analytics) {
    return translate({
      id: 'site.consent.analytics',
      message: 'May this site count visits with Google Analytics?',
    });
  }
  if (ads && !analytics) {
    return translate({
      id: 'site.consent.ads',
      message: 'May this site load ads from another company?',
    });
  }
  return translate({
    id: 'site.consent.both',
    message: 'May this site count visits with Google Analytics and load ads from another company?',
  });
}

/** What is kept free around an element at the end of the window, in px. */
const gap = 32;

/**
 * Keeps what is focused from ending up behind an element that lies over the end of the window, and
 * lets the end of the page be scrolled out from behind it.
 *
 * @param isShown whether the element is there
 * @returns goes on the element
 */
export function useReservedSpace(isShown: boolean): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isShown || !element) {
      return undefined;
    }
    const { documentElement: root, body } = document;
    const observer = new ResizeObserver(() => {
      const space = `${element.offsetHeight + gap}px`;
      root.style.scrollPaddingBlockEnd = space;
      body.style.paddingBlockEnd = space;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.scrollPaddingBlockEnd = '';
      body.style.paddingBlockEnd = '';
    };
  }, [isShown]);
  return ref;
}

let root: Root | undefined;

/**
 * Draws the bar, outside of the page that Docusaurus draws, so that pages carry nothing of it. It is
 * the first thing in the document: who goes by keyboard or hears the page meets it first.
 */
export function showConsentBar(): void {
  if (!root) {
    const host = document.createElement('div');
    document.body.prepend(host);
    root = createRoot(host);
    root.render(<ConsentBar />);
  }
}
