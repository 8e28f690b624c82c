import { clickCategories, type AnalyticsEvent } from '../types';

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
