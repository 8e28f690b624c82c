import type ts from 'typescript';
import type { Change } from '../../api-reference/analysis';
import { toApiSlug, toRowId } from '../../api-reference/paths';
import type { Finding, FindingKind } from '../types';
import { type CheckedPage, type VersionChanges, toPageKey } from './versionChanges';

/** A finding before its place in the file is known. */
export interface FoundNode extends Omit<Finding, 'file' | 'line' | 'code' | 'byCodemod'> {
  node: ts.Node;
}

/** What most findings don't have. */
export const bare = { before: null, after: null, note: null, replacement: null, row: null };

/** Returns the row of what changed, if it has one: the newer version's, if that has it. */
function toRow(
  page: CheckedPage,
  { from, to }: Change,
  { newerPages }: VersionChanges,
): Finding['row'] {
  if (page.hasNoPage) {
    return null;
  }
  const owner = (to && newerPages.get(toPageKey(page))) ?? page;
  const member = to ?? from;
  const hash = member?.place ? `#${toRowId(owner, member.place.section, member.place.row)}` : '';
  return { path: `${toApiSlug(owner)}${hash}`, of: to ? 'to' : 'from' };
}

/** Describes a change of a prop, slot or class of a component or an interface. */
export function describePart(
  node: ts.Node,
  page: CheckedPage,
  change: Change,
  kind: FindingKind,
  changes: VersionChanges,
): FoundNode {
  const { from, to, maybeRenamed } = change;
  const member = to ?? from;
  const part = member?.part ?? 'prop';
  return {
    ...bare,
    node,
    kind,
    part: part === 'api' ? 'export' : part,
    name: member?.name ?? '',
    owner: part === 'api' ? null : page.name,
    before: kind === 'default' ? (from?.default ?? null) : null,
    after: kind === 'default' ? (to?.default ?? null) : null,
    note:
      kind === 'plan'
        ? (to?.plan ?? null)
        : kind === 'deprecated'
          ? (to?.deprecated ?? null)
          : null,
    replacement: maybeRenamed,
    row: toRow(page, change, changes),
  };
}
