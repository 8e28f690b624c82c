import {
  type ApiChange,
  type ApiChanges,
  type Change,
  type ChangeCounts,
  type ChangeKind,
  changeKinds,
} from './types';

/** Names of the same component with fewer features, the nearest first. */
function listSmaller(name: string): string[] {
  const base = name.replace(/(?:Pro|Premium)$/, '');
  return base === name ? [] : name.endsWith('Premium') ? [`${base}Pro`, base] : [base];
}

/** Takes out what the smaller component tells as well. */
function foldInto(change: ApiChange, smaller: ApiChange): ApiChange {
  const told = new Set(smaller.parts.map((part) => JSON.stringify(part)));
  const parts = change.parts.filter((part) => !told.has(JSON.stringify(part)));
  const count = change.parts.length - parts.length;
  return count > 0 ? { ...change, parts, shared: { name: smaller.name, count } } : change;
}

/**
 * Tells each change once: what happened to `DataGrid` happened to `DataGridPro` and `DataGridPremium`
 * too, and these then say only how many such changes there are.
 */
function foldPlans(changes: ApiChanges): ApiChanges {
  return changes.map((change) => {
    const smaller = listSmaller(change.name)
      .map((name) =>
        changes.find(
          (other) =>
            other.name === name && other.kind === change.kind && other.product === change.product,
        ),
      )
      .find((other) => other !== undefined);
    return smaller ? foldInto(change, smaller) : change;
  });
}

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

/** Counts what happened; a thing that changed in two ways counts in both. */
export function countChanges(changes: ApiChanges): ChangeCounts {
  const kinds = changes.flatMap(({ own, parts }) =>
    [...(own ? [own] : []), ...parts].flatMap((change) => change.kinds),
  );
  return Object.fromEntries(
    changeKinds.map((kind) => [kind, kinds.filter((item) => item === kind).length]),
  ) as ChangeCounts;
}
