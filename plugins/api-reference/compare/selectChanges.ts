import { foldPlans } from './foldPlans';
import type { ApiChange, ApiChanges, Change, ChangeKind } from './types';

/** What a reader wants to see; what is absent or empty selects everything. */
export interface ChangeSelection {
  /** Name of one component or interface. */
  component?: string;
  /** Words that the names of a change have, in any order. */
  filter?: string;
  kinds?: readonly ChangeKind[];
}

const toWords = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Selects among the changes of one component or interface. */
function selectIn(change: ApiChange, words: readonly string[], kinds: readonly ChangeKind[]) {
  const isSelected = (item: Change) => {
    const name = `${change.name} ${(item.to ?? item.from)?.name}`.toLowerCase();
    return (
      words.every((word) => name.includes(word)) &&
      (kinds.length === 0 || item.kinds.some((kind) => kinds.includes(kind)))
    );
  };
  return {
    ...change,
    own: change.own && isSelected(change.own) ? change.own : null,
    parts: change.parts.filter(isSelected),
  };
}

/**
 * Selects changes. As long as no component is chosen, each is told once: what a component of a paid plan
 * shares with the one for everybody is told there.
 */
export function selectChanges(
  changes: ApiChanges,
  { component, filter = '', kinds = [] }: ChangeSelection,
): ApiChanges {
  const words = toWords(filter);
  const selected = changes
    .filter(({ name }) => component === undefined || name === component)
    .map((change) => selectIn(change, words, kinds))
    .filter(({ own, parts }) => own || parts.length > 0);
  return component === undefined ? foldPlans(selected) : selected;
}
