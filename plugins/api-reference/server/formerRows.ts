/** What rows of the reference were in older releases of their major. */
import { compareReleases } from '../../../core/releases';
import { compareTypes } from '../compare/compareTypes';
import { toRowId } from '../paths';
import { type FormerRow, isLaterRelease } from '../releases';
import type { Api, ApiProp, ApiSlot } from '../types';
import { type ProductChanges, toPartKey } from './releaseChanges';

/** The releases of a product that changed something, oldest first. */
type Releases = Readonly<Record<string, ProductChanges>>;

type Part = Pick<ApiProp, 'name' | 'deprecated' | 'since' | 'deprecatedSince'> &
  Partial<Pick<ApiProp, 'type'>>;

/** What names begin with until they are settled. */
const unsettled = ['unstable_', 'experimental_'];

/** Says what to use in place of something, and nothing else. */
const instead = /^(?:please )?use (?:the )?`(\w+)`(?: \w+)?(?: instead)?(?:\.|$)/i;

/** Returns the name that is to be used in place of a deprecated part. */
const findSuccessor = ({ deprecated }: Part) => instead.exec(deprecated ?? '')?.[1];

/**
 * Returns what a part was called before it was added, where that is certain: a release took the `unstable_` from
 * its name, or one other part, of the same type, is deprecated for it.
 */
function findFormerName(
  api: Api,
  list: 'props' | 'slots',
  { name, type = '', since }: Part,
  releases: Releases,
): Pick<Part, 'name' | 'since'> | undefined {
  if (!isLaterRelease(since, api.version)) {
    return undefined;
  }
  const removed = releases[since]?.removed ?? [];
  const before = unsettled
    .map((beginning) => `${beginning}${name}`)
    .find((other) => removed.includes(toPartKey(api, list, other)));
  const [deprecated, ...more] = (api[list] as readonly Part[]).filter(
    (part) => findSuccessor(part) === name,
  );
  const isOlder =
    deprecated &&
    (!isLaterRelease(deprecated.since, api.version) ||
      compareReleases(deprecated.since, since) < 0);
  const isSame =
    isOlder && more.length === 0 && compareTypes(deprecated.type ?? '', type) === 'same';
  return before === undefined ? (isSame ? deprecated : undefined) : { name: before };
}

/** Returns what a part was before a release, the oldest first. */
function listFormer(
  api: Api,
  list: 'props' | 'slots',
  part: Part,
  releases: Releases,
): Record<string, FormerRow> {
  const { since, deprecatedSince } = part;
  const former = new Map<string, FormerRow>();
  const add = (release: string, row: FormerRow) =>
    former.set(release, { ...former.get(release), ...row });
  const isOlder = (release: string) =>
    isLaterRelease(since, api.version) && compareReleases(release, since) <= 0;
  for (const [release, { before = {} }] of Object.entries(releases)) {
    const row = before[toPartKey(api, list, part.name)];
    if (row && !isOlder(release)) {
      add(release, row);
    }
  }
  if (isLaterRelease(deprecatedSince, api.version) && !isOlder(deprecatedSince)) {
    add(deprecatedSince, { deprecated: false });
  }
  const other = findFormerName(api, list, part, releases);
  if (other && since !== undefined) {
    add(since, { name: other.name });
    if (isLaterRelease(other.since, api.version)) {
      add(other.since, { name: '' });
    }
  }
  return Object.fromEntries([...former].toSorted(([a], [b]) => compareReleases(a, b)));
}

/** Lists the rows of a page that releases after the first of the major changed, by their ids. */
export function listFormerRows(
  api: Api,
  releases: Releases = {},
): Record<string, Record<string, FormerRow>> {
  const toRow = (list: 'props' | 'slots', part: ApiProp | ApiSlot) => {
    const row = 'className' in part ? (part.className ?? part.name) : part.name;
    return [toRowId(api, list, row), listFormer(api, list, part, releases)] as const;
  };
  const rows = [
    ...api.props.map((prop) => toRow('props', prop)),
    ...api.slots.map((slot) => toRow('slots', slot)),
  ];
  return Object.fromEntries(rows.filter(([, former]) => Object.keys(former).length > 0));
}
