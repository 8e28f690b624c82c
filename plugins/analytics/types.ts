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

/** A click on something with a category; `null` if the element doesn't say it. */
interface ClickEvent {
  name: ClickCategory;
  /** What the click does: `copy-click`, `open`. */
  eventAction: string | null;
  /** What it is done to: the path of a demo. */
  eventLabel: string | null;
}

/** A page that is opened, tracked once. */
interface PageView {
  name: 'page_view';
  page_title: string;
  /** The path alone, without language, query and hash. */
  page_location: string;
  /** The page's product, such as `x-charts`; the text `null` if there is none. */
  productId: string;
  productCategoryId: string;
}

/** A measure of the library web-vitals. */
interface WebVital {
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** In ms; CLS has no unit. */
  value: number;
  /** The change since it was last tracked. */
  delta: number;
  /** The same each time that one measure of a page is tracked. */
  id: string;
}

/** Every event that is tracked here, with its parameters; ads track theirs. */
export type AnalyticsEvent = ClickEvent | PageView | WebVital;

/** What is tracked about the visitor's settings. */
export interface UserProperties {
  codeVariant: CodeVariant;
  userLanguage: Language;
  /** With one decimal. */
  devicePixelRatio: number;
  /** The operating system's mode. */
  colorSchemeOS: Mode;
  /** The page's mode. */
  colorScheme: Mode;
}

declare global {
  interface Window {
    /** While this is true, Google's script sends nothing for that id. */
    [disabled: `ga-disable-${string}`]: boolean;
  }
}

declare module 'react' {
  /** Makes clicks on an element tracked. */
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- React's own declaration has it.
  interface HTMLAttributes<T> {
    'data-ga-event-category'?: ClickCategory;
    'data-ga-event-action'?: string;
    'data-ga-event-label'?: string;
    /** Share of clicks that are tracked, from 0 to 1. */
    'data-ga-event-split'?: number;
  }
}
