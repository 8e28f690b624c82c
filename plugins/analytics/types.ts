import type { Language } from '../../core/types';
import type { CodeVariant, Mode } from '../preferences/types';

/** What a click can be on: the values of `data-ga-event-category`. */
export const clickCategories = [
  'ad',
  'code',
  'demo',
  'feedback',
  'layout',
  'settings',
  'sponsor',
] as const;
export type ClickCategory = (typeof clickCategories)[number];

/** What happens to an ad: `<kind>-<placement>-<shape>` is its label, such as `in-house-body-top-image`. */
interface AdEvent {
  name: 'ad';
  eventAction: 'display' | 'click' | 'crash';
  eventLabel: string;
}

/** A click on anything else that has a category; `null` where its element says nothing. */
interface ClickEvent {
  name: Exclude<ClickCategory, AdEvent['name']>;
  /** What the click does: `copy-click`, `open`. */
  eventAction: string | null;
  /** What it does that to: the path of a demo. */
  eventLabel: string | null;
}

/** A page that is open, told once. */
interface PageView {
  name: 'page_view';
  page_title: string;
  /** The path alone, without language, query and hash. */
  page_location: string;
  /** The product that the page is about, such as `x-charts`; `null` as text where there is none. */
  productId: string;
  productCategoryId: string;
}

/** How a page feels to its visitor, as the library web-vitals measures it. */
interface WebVital {
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** In ms; of CLS a number without a unit. */
  value: number;
  /** What it has changed by since it was told before. */
  delta: number;
  /** The same for everything that is told of one measure of a page. */
  id: string;
}

/** Every event that the site tells, with its parameters. */
export type AnalyticsEvent = AdEvent | ClickEvent | PageView | WebVital;

/** What is told of the visitor's settings. */
export interface UserProperties {
  codeVariant: CodeVariant;
  userLanguage: Language;
  /** With one decimal. */
  devicePixelRatio: number;
  /** What the operating system is set to. */
  colorSchemeOS: Mode;
  /** What the page is drawn in. */
  colorScheme: Mode;
}
