import type { Place } from './places';

/** The harbors of a place: its leaves, or itself. */
export function collectHarbors(place: Place): Place[] {
  return place.children?.flatMap(collectHarbors) ?? [place];
}
