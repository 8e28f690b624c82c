/** What each release of a version's packages changed in the API, which dates it more exactly than majors. */
import { groupBy } from '../../../core/groupBy';
import { readVersionData } from '../../../core/server/versionData';
import type { Product } from '../../../core/types';
import type { Api } from '../types';

/** What happened to a part of the API in a release. */
export const apiEvents = ['added', 'deprecated', 'removed'] as const;
export type ApiEvent = (typeof apiEvents)[number];

/** The parts of one product that a release changed, by their keys: `DataGrid`, `DataGrid.props.rows`. */
export type ProductChanges = Partial<Record<ApiEvent, string[]>>;

/** The releases of a version by product, oldest first; one that changed nothing isn't listed. */
export type ReleaseChanges = Partial<Record<Product, Record<string, ProductChanges>>>;

/** Reads what the releases of a version changed; nothing where the file was never written. */
export const readReleaseChanges = (versionDir: string): ReleaseChanges =>
  (readVersionData(versionDir, 'releases') ?? {}) as ReleaseChanges;

/** Whether each part of an API is deprecated, by its key. */
export type ApiParts = ReadonlyMap<string, boolean>;

/**
 * Returns the key of a component or an interface, or of a part of it.
 *
 * @param list the list of an `Api` that has the part
 */
export const toPartKey = (
  { name }: Pick<Api, 'name'>,
  list?: 'props' | 'slots' | 'classes',
  part = '',
): string => (list ? `${name}.${list}.${part}` : name);

/** Lists the components and interfaces of a product with their parts. A slot's class is one of its classes. */
export function listParts(apis: readonly Api[]): ApiParts {
  return new Map(
    apis.flatMap((api) => {
      const isDeprecated = (item: { deprecated: string | null }) => item.deprecated !== null;
      const classes = [
        ...api.classes.map((item) => [item.key, isDeprecated(item)] as const),
        ...api.slots.flatMap(({ name, className }) =>
          className === null ? [] : [[name, false] as const],
        ),
      ];
      return [
        [toPartKey(api), isDeprecated(api)] as const,
        ...api.props.map(
          (prop) => [toPartKey(api, 'props', prop.name), isDeprecated(prop)] as const,
        ),
        ...api.slots.map(
          (slot) => [toPartKey(api, 'slots', slot.name), isDeprecated(slot)] as const,
        ),
        ...classes.map(([key, value]) => [toPartKey(api, 'classes', key), value] as const),
      ];
    }),
  );
}

/** Lists what changed from one release to a later one. Parts that come or go with their owner aren't listed. */
export function compareParts(before: ApiParts, after: ApiParts): ProductChanges {
  const toOwner = (key: string) => key.split('.')[0] ?? '';
  const listMissing = (all: ApiParts, known: ApiParts) =>
    [...all.keys()].filter(
      (key) => !known.has(key) && (known.has(toOwner(key)) || key === toOwner(key)),
    );
  const changes = {
    added: listMissing(after, before),
    deprecated: [...after].flatMap(([key, isDeprecated]) =>
      isDeprecated && before.get(key) === false ? [key] : [],
    ),
    removed: listMissing(before, after),
  };
  return Object.fromEntries(
    apiEvents.flatMap((event) =>
      changes[event].length > 0 ? [[event, changes[event].toSorted()]] : [],
    ),
  );
}

/**
 * Finds what each of a list of releases changed. Those between two with the same API are skipped.
 *
 * @param releases oldest first
 * @param read lists the parts of a product in a release
 */
export async function findReleaseChanges(
  releases: readonly string[],
  read: (release: string) => Promise<ReadonlyMap<Product, ApiParts>>,
): Promise<ReleaseChanges> {
  const found: (readonly [Product, string, ProductChanges])[] = [];
  const search = async (start: number, end: number): Promise<void> => {
    const [before, after] = [await read(releases[start] ?? ''), await read(releases[end] ?? '')];
    const changed = [...after].flatMap(([product, parts]) => {
      const changes = compareParts(before.get(product) ?? new Map(), parts);
      return Object.keys(changes).length > 0 ? [[product, changes] as const] : [];
    });
    if (changed.length === 0) {
      return;
    }
    if (end - start === 1) {
      const release = releases[end] ?? '';
      found.push(...changed.map(([product, changes]) => [product, release, changes] as const));
      return;
    }
    const middle = chooseMiddle(releases, start, end);
    await search(start, middle);
    await search(middle, end);
  };
  if (releases.length > 1) {
    await search(0, releases.length - 1);
  }
  return Object.fromEntries(
    [...groupBy(found, ([product]) => product)].map(([product, items]) => [
      product,
      Object.fromEntries(items.map(([, release, changes]) => [release, changes])),
    ]),
  );
}

/** Prefers the first release of a minor, or else the last patch, as patches rarely change the API. */
function chooseMiddle(releases: readonly string[], start: number, end: number): number {
  const middle = Math.floor((start + end) / 2);
  const minors = releases.flatMap((release, at) =>
    release.endsWith('.0') && at > start && at < end ? [at] : [],
  );
  const candidates = minors.length > 0 ? minors : [end - 1];
  return candidates.reduce((best, at) =>
    Math.abs(at - middle) < Math.abs(best - middle) ? at : best,
  );
}
