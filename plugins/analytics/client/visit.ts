import { readSite } from '../../../core/client/site';
import { splitLanguage } from '../../../core/pagePath';
import { isAllowed, watchAllowed } from '../../consent/client';
import { readShown, watchShown } from '../../preferences/client';
import { type AnalyticsEvent, type UserProperties, clickCategories } from '../types';
import { track } from '.';
import { createPageViews } from './pageViews';

/** Adds Google's script to the page; where it is blocked or there is no network, nothing is counted. */
export function loadGoogleScript(): void {
  const { analytics } =
    document.querySelector<HTMLScriptElement>('script[data-analytics]')?.dataset ?? {};
  if (analytics) {
    const script = document.createElement('script');
    script.async = true;
    script.src = analytics;
    document.head.append(script);
  }
}

/** A click that is told, and how often. */
interface Click {
  event: AnalyticsEvent;
  /** Share of such clicks that are told, from 0 to 1. */
  ratio: number;
}

/** Reads the share of clicks; what is none counts for nothing. */
function toRatio(split: string | null): number {
  const ratio = split?.trim() ? Number(split) : 1;
  return ratio >= 0 && ratio <= 1 ? ratio : 1;
}

/**
 * Returns what a click tells: of the element and those around it, the first that has a category
 * says it. Nothing when there is none, or one that no event is named for.
 */
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

/**
 * Tells clicks on anything in the document that has a category.
 *
 * @param random returns a number from 0 to 1
 */
export function tellClicks(random: () => number): void {
  const tellClick = ({ target }: Event) => {
    const click = target instanceof Element ? toClickEvent(target) : undefined;
    if (click && random() < click.ratio) {
      track(click.event);
    }
  };
  // On the way down: what the click does may change the element, or take it away.
  document.addEventListener('click', tellClick, { capture: true });
}

const darkSystem = '(prefers-color-scheme: dark)';

function readProperties(): UserProperties {
  return {
    codeVariant: readShown('codeVariant'),
    userLanguage: splitLanguage(window.location.pathname).language,
    devicePixelRatio: Math.round(window.devicePixelRatio * 10) / 10,
    colorSchemeOS: matchMedia(darkSystem).matches ? 'dark' : 'light',
    colorScheme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  };
}

/** Calls back whenever the page is shown with other pixels: zoomed, or moved to another screen. */
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

/** Tells the properties of the visitor whenever they change; the first time is up to the caller. */
export function createProperties(): { tell(): void } {
  const told: Partial<UserProperties> = {};
  function tell(): void {
    if (!isAllowed()) {
      return;
    }
    for (const [name, value] of Object.entries(readProperties())) {
      if (told[name as keyof UserProperties] !== value) {
        Object.assign(told, { [name]: value });
        window.gtag('set', 'user_properties', { [name]: value });
      }
    }
  }
  watchShown(['codeVariant', 'colorMode'])(tell);
  watchPixelRatio(tell);
  matchMedia(darkSystem).addEventListener('change', tell);
  return { tell };
}

/** Share of page loads whose web vitals are told, where `site.ts` does not say. */
const defaultVitalsRatio = 0.0001;

/** The visit that is counted. */
export interface Visit {
  /**
   * Notes that a page is open; one that is open already is not told again.
   *
   * @param path of the page
   * @param titleBefore title of the page before, whose own may not have been told yet
   */
  openPage(path: string, titleBefore?: string): void;
}

/**
 * Begins to count a visit that the visitor allows. When they change their mind nothing is sent any
 * more, not by Google's script either, until they allow it again.
 *
 * @param random returns a number from 0 to 1
 */
export function createVisit(random: () => number = Math.random): Visit {
  const { measurementId = '', webVitalsRatio = defaultVitalsRatio } = readSite().analytics ?? {};
  const pages = createPageViews();
  const properties = createProperties();
  loadGoogleScript();
  tellClicks(random);
  watchAllowed((allowed) => {
    window[`ga-disable-${measurementId}`] = !allowed;
    if (allowed) {
      properties.tell();
      pages.tell();
    }
  });
  if (random() < webVitalsRatio) {
    import(/* webpackChunkName: "web-vitals" */ './webVitals').then(
      ({ tellVitals }) => tellVitals(),
      // Blocked, or no network.
      () => {},
    );
  }
  return { openPage: pages.open };
}
