import type { ClickCategory } from './types';

declare module 'react' {
  /** What a click on an element is called in analytics. */
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- React's own declaration has it.
  interface HTMLAttributes<T> {
    'data-ga-event-category'?: ClickCategory;
    'data-ga-event-action'?: string;
    'data-ga-event-label'?: string;
    /** Share of clicks that are told, from 0 to 1. */
    'data-ga-event-split'?: number;
  }
}
