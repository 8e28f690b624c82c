import { changeKindTexts, changeKinds, type ChangeCounts } from './types';

/** Returns “3 added, 1 removed”, or “nothing changed”. */
export function renderCounts(counts: ChangeCounts): string {
  const parts = changeKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${counts[kind]} ${changeKindTexts[kind]}`);
  return parts.length > 0 ? parts.join(', ') : 'nothing changed';
}
