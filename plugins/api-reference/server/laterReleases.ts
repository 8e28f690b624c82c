import { toApiSlug, toRowId } from '../paths';
import { type LaterPart, type LaterReleases, isLaterRelease } from '../releases';
import type { Api } from '../types';
import type { DemoUses } from './demoUses';
import { listFormerRows } from './formerRows';
import type { ReleaseChanges } from './releaseChanges';

/** A page with what its demos use. */
interface UsingPage {
  slug: string;
  demos: readonly { name: string; uses: DemoUses }[];
}

/** What is known of the releases of a version. */
export interface ReleaseHistory extends Pick<LaterReleases, 'react'> {
  changes: ReleaseChanges;
}

/** Returns the releases of the rows of a page that came later, by the rows' ids. */
function listRows(api: Api): Record<string, string> {
  const rows = [
    ['', api.since] as const,
    ...api.props.map(({ name, since }) => [toRowId(api, 'props', name), since] as const),
    ...api.slots.map(
      ({ name, className, since }) => [toRowId(api, 'slots', className ?? name), since] as const,
    ),
    ...api.classes.map(
      ({ className, since }) => [toRowId(api, 'classes', className), since] as const,
    ),
  ];
  return Object.fromEntries(
    rows.flatMap(([id, since]) => (isLaterRelease(since, api.version) ? [[id, since]] : [])),
  );
}

/** Returns what a demo uses that came later. */
function listUsed(uses: DemoUses): LaterPart[] {
  return [...uses].flatMap(([api, { props, slots }]) => {
    const used = [
      { name: api.name, since: api.since },
      ...api.props.filter(({ name }) => props.has(name)),
      ...api.slots.filter(({ name }) => slots.has(name)),
    ];
    return used.flatMap(({ name, since }) =>
      isLaterRelease(since, api.version) ? [[name, since, api.product] as const] : [],
    );
  });
}

/** Leaves out what has no content. */
const toRecord = <Content extends object>(
  entries: readonly (readonly [string, Content])[],
): Record<string, Content> =>
  Object.fromEntries(entries.filter(([, content]) => Object.keys(content).length > 0));

/**
 * Lists the parts of the reference, and what demos use of them, that came after the first release of the major, and
 * what was different before.
 */
export const listLaterReleases = (
  apis: readonly Api[],
  pages: readonly UsingPage[],
  { changes, react }: ReleaseHistory,
): LaterReleases => ({
  rows: toRecord(apis.map((api) => [toApiSlug(api), listRows(api)] as const)),
  former: toRecord(
    apis.map((api) => [toApiSlug(api), listFormerRows(api, changes[api.product])] as const),
  ),
  demos: toRecord(
    pages.map(
      ({ slug, demos }) =>
        [slug, toRecord(demos.map(({ name, uses }) => [name, listUsed(uses)] as const))] as const,
    ),
  ),
  react,
});
