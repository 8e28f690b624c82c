import { changeKinds, type ApiChanges, type ChangeCounts } from './types';

/** Counts what happened; a thing that changed in two ways counts in both. */
export function countChanges(changes: ApiChanges): ChangeCounts {
  const kinds = changes.flatMap(({ own, parts }) =>
    [...(own ? [own] : []), ...parts].flatMap((change) => change.kinds),
  );
  return Object.fromEntries(
    changeKinds.map((kind) => [kind, kinds.filter((item) => item === kind).length]),
  ) as ChangeCounts;
}
