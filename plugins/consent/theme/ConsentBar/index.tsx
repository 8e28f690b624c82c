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

/** Returns the question, about what the site is set up to do and no more. */
function describePurpose({ analytics, ads }: Site): string {
  if (!ads && analytics) {
    return translate({
      id: 'site.consent.analytics',
      message: 'Can this site count visits with Google Analytics?',
    });
  }
  if (ads && !analytics) {
    return translate({
      id: 'site.consent.ads',
      message: 'Can this site load third-party ads?',
    });
  }
  return translate({
    id: 'site.consent.both',
    message: 'Can this site count visits with Google Analytics and load third-party ads?',
  });
}

/** How much space is kept free around the bar, in px. */
const gap = 32;

/**
 * Keeps the focused element, and the end of the page, from being covered by an element at the bottom of
 * the window.
 *
 * @returns the ref of that element
 */
function useReservedSpace(isShown: boolean): RefObject<HTMLElement | null> {
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

const answers = ['granted', 'denied'] as const;
const subscribe = watchShown(['consent']);
const isUnanswered = () => readShown('consent') === 'unset';

/** Asks whether third parties are allowed, until there is an answer. */
export default function ConsentBar(): ReactNode {
  const isShown = useSyncExternalStore(subscribe, isUnanswered);
  const bar = useReservedSpace(isShown);
  const origin = useRef<HTMLElement>(null);
  if (!isShown) {
    return null;
  }

  /** Remembers where the focus comes from. */
  function noteOrigin({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof HTMLElement && !bar.current?.contains(relatedTarget)) {
      origin.current = relatedTarget;
    }
  }

  function answer(consent: (typeof answers)[number]): void {
    choosePreference('consent', consent);
    // The buttons disappear: the focus goes back, or to the page's content.
    const content = document.querySelector<HTMLElement>('main');
    origin.current?.focus({ preventScroll: true });
    if (content && (!origin.current || document.activeElement !== origin.current)) {
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
          message: 'You can change this later in the settings.',
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

let root: Root | undefined;

/**
 * Draws the bar outside Docusaurus's own root, so that pages carry none of its code. It comes first in the
 * document, and so for keyboards and screen readers.
 */
export function showConsentBar(): void {
  if (!root) {
    const host = document.createElement('div');
    document.body.prepend(host);
    root = createRoot(host);
    root.render(<ConsentBar />);
  }
}
