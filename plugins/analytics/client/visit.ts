import { readSite } from '../../../core/client/site';
import { splitLanguage } from '../../../core/pagePath';
import {
  isAllowed,
  readShown,
  reloadWhenWithdrawn,
  watchAllowed,
  watchShown,
} from '../../preferences/client';
import { type AnalyticsEvent, type UserProperties, clickCategories } from '../types';
import { track } from '.';
import { createPageViews } from './pageViews';

/** Adds Google's script, whose address is in the head, to the page. */
function loadGoogleScript(): void {
  const { analytics } =
    document.querySelector<HTMLScriptElement>('script[data-analytics]')?.dataset ?? {};
  if (analytics) {
    const script = document.createElement('script');
    script.async = true;
    script.src = analytics;
    document.head.append(script);
    reloadWhenWithdrawn();
  }
}

/** What the names of the cookies begin with that Google's script sets. */
const googleCookie = /^_(?:ga|gid|gat|gcl)/;

/** Removes the cookies of Google's script, from whichever domain it has chosen. */
export function removeGoogleCookies(): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_label, index) => `;domain=${labels.slice(index).join('.')}`);
  const names = document.cookie.split('; ').map((cookie) => cookie.replace(/=.*/s, ''));
  for (const name of names.filter((item) => googleCookie.test(item))) {
    for (const domain of ['', ...domains]) {
      document.cookie = `${name}=;path=/;max-age=0${domain}`;
    }
  }
}

interface Click {
  event: AnalyticsEvent;
  /** Share of such clicks that are tracked, from 0 to 1. */
  ratio: number;
}

/** Reads a share of clicks; without a valid one, all are tracked. */
function toRatio(split: string | null): number {
  const ratio = split?.trim() ? Number(split) : 1;
  return ratio >= 0 && ratio <= 1 ? ratio : 1;
}

/** Returns the event of a click, which is that of the closest element with a category; nothing without one. */
export function toClickEvent(target: Element): Click | undefined {
  const element = target.closest('[data-ga-event-category]');
  const read = (name: string) => element?.getAttribute(`data-ga-event-${name}`) ?? null;
  const category = clickCategories.find((item) => item === read('category'));
  const [eventAction, eventLabel] = [read('action'), read('label')];
  return (
    category && {
      event:
        category === 'ad'
          ? { name: category, eventAction: 'click', eventLabel: eventLabel ?? '' }
          : { name: category, eventAction, eventLabel },
      ratio: toRatio(read('split')),
    }
  );
}

/** Tracks clicks on everything in the document that has a category. */
export function trackClicks(random: () => number): void {
  const trackClick = ({ target }: Event) => {
    const click = target instanceof Element ? toClickEvent(target) : undefined;
    if (click && random() < click.ratio) {
      track(click.event);
    }
  };
  // Capture: the click itself may change or remove the element.
  document.addEventListener('click', trackClick, { capture: true });
}

const darkSystem = '(prefers-color-scheme: dark)';

function readProperties(): UserProperties {
  return {
    codeVariant: readShown('codeVariant'),
    userLanguage: splitLanguage(window.location.pathname, readSite().languages).language,
    devicePixelRatio: Math.round(window.devicePixelRatio * 10) / 10,
    colorSchemeOS: matchMedia(darkSystem).matches ? 'dark' : 'light',
    colorScheme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  };
}

/** Calls back whenever the pixel ratio changes: the page is zoomed, or moved to another screen. */
function watchPixelRatio(notify: () => void): void {
  matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener(
    'change',
    () => {
      notify();
      watchPixelRatio(notify);
    },
    { once: true },
  );
}

/**
 * Tracks the visitor's properties whenever they change.
 *
 * @returns a function that tracks those that haven't been tracked yet
 */
export function watchProperties(): () => void {
  const tracked: Partial<UserProperties> = {};
  function trackChanges(): void {
    if (!isAllowed()) {
      return;
    }
    for (const [name, value] of Object.entries(readProperties())) {
      if (tracked[name as keyof UserProperties] !== value) {
        Object.assign(tracked, { [name]: value });
        window.gtag?.('set', 'user_properties', { [name]: value });
      }
    }
  }
  watchShown(['codeVariant', 'colorMode'])(trackChanges);
  watchPixelRatio(trackChanges);
  matchMedia(darkSystem).addEventListener('change', trackChanges);
  return trackChanges;
}

/** Share of page loads whose web vitals are tracked, unless the owner sets another. */
const defaultVitalsRatio = 0.0001;

export type Visit = ReturnType<typeof createVisit>;

/**
 * Tracks a visit that the visitor allows. If they change their mind, nothing more is sent, not by Google's
 * script either, until they allow it again, and its cookies are removed.
 *
 * @param random returns a number from 0 to 1
 */
export function createVisit(random: () => number = Math.random) {
  const { measurementId = '', webVitalsRatio = defaultVitalsRatio } = readSite().analytics ?? {};
  const pages = createPageViews();
  const trackProperties = watchProperties();
  trackClicks(random);
  watchAllowed((allowed) => {
    window[`ga-disable-${measurementId}`] = !allowed;
    if (allowed) {
      trackProperties();
      pages.track();
    } else {
      removeGoogleCookies();
    }
  });
  // What it adds watches too, and reloads the page when the cookies are gone.
  loadGoogleScript();
  if (random() < webVitalsRatio) {
    import(/* webpackChunkName: "web-vitals" */ './webVitals').then(
      ({ trackWebVitals }) => trackWebVitals(),
      // Blocked or offline.
      () => {},
    );
  }
  return { openPage: pages.open };
}
