import { changeKinds, type ChangeCounts, type ChangeKind } from './types';

const texts: Record<ChangeKind, string> = {
  added: 'added',
  removed: 'removed',
  retyped: 'retyped',
  required: 'required changed',
  default: 'default changed',
  deprecated: 'newly deprecated',
  plan: 'plan changed',
};

/** Returns “3 added, 1 removed”, or “nothing changed”. */
export function renderCounts(counts: ChangeCounts): string {
  const parts = changeKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${counts[kind]} ${texts[kind]}`);
  return parts.length > 0 ? parts.join(', ') : 'nothing changed';
}
