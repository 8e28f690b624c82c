/** What each release of a version's packages changed in the API, which dates it more exactly than majors. */
import { groupBy } from '../../../core/groupBy';
import { compareReleases } from '../../../core/releases';
import { readVersionData } from '../../../core/server/versionData';
import type { Product } from '../../../core/types';
import { compareApis } from '../compare/compareApis';
import type { Change, ComparableApi } from '../compare/types';
import type { Api } from '../types';

/** What happened to a part of the API in a release. */
export const apiEvents = ['added', 'deprecated', 'removed'] as const;
export type ApiEvent = (typeof apiEvents)[number];

/** What of a prop was different before a release. */
export interface FormerPart {
  type?: string;
  default?: string;
  required?: boolean;
}

/** The parts of one product that a release changed, by their keys: `DataGrid`, `DataGrid.props.rows`. */
export interface ProductChanges extends Partial<Record<ApiEvent, string[]>> {
  /** What changed props were before. */
  before?: Record<string, FormerPart>;
  /** Which React it needs, where the release before needs another: `^17.0.0 || ^18.0.0`. */
  react?: string;
}

/** The releases of a version by product, oldest first; one that changed nothing isn't listed. */
export type ReleaseChanges = Partial<Record<Product, Record<string, ProductChanges>>>;

/** Reads what the releases of a version changed; nothing where the file was never written. */
export const readReleaseChanges = (versionDir: string): ReleaseChanges =>
  (readVersionData(versionDir, 'releases') ?? {}) as ReleaseChanges;

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

/** Whether each part of an API is deprecated, by its key. */
type ApiParts = ReadonlyMap<string, boolean>;

/** Returns what a part belongs to, by its key. */
const toOwner = (key: string) => key.split('.')[0] ?? '';

/** Lists the components and interfaces of a product with their parts. A slot's class is one of its classes. */
function listParts(apis: readonly ComparableApi[]): ApiParts {
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

/** Whether the compiler found a type, and what it is made of: packages of one release may not fit another's. */
const isKnown = (type: string | null | undefined) => type !== 'any' && !type?.includes('<{}>');

/** Whether a default is a value: a function is often only written in another way, and prose is no code. */
const isValue = (code: string | null | undefined) =>
  /^(?:'[^']*'|"[^"]*"|[\w.-]+|\[[^\]]*\]|\{[^}]*\})$/.test(code ?? '');

function toFormer({ kinds, from, to }: Change): FormerPart {
  const isRetyped = kinds.includes('retyped') && isKnown(from?.type) && isKnown(to?.type);
  const hasOtherDefault =
    kinds.includes('default') && isValue(from?.default) && isValue(to?.default);
  return {
    ...(isRetyped && { type: from?.type ?? '' }),
    ...(hasOtherDefault && { default: from?.default ?? '' }),
    ...(kinds.includes('required') && { required: from?.required ?? false }),
  };
}

/** Lists what changed props were before. What types say of the components of slots is only a comment. */
function listFormer(
  before: readonly ComparableApi[],
  after: readonly ComparableApi[],
): Record<string, FormerPart> {
  const former = compareApis(before, after).flatMap(({ name, parts }) =>
    parts.flatMap((change) => {
      const { part, key } = change.from ?? {};
      const was = change.to && part === 'prop' ? toFormer(change) : {};
      return Object.keys(was).length > 0 ? [[toPartKey({ name }, 'props', key), was] as const] : [];
    }),
  );
  return Object.fromEntries(former.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The API of a release. */
export interface ReleasedApi {
  /** Its components and interfaces by product. */
  apis: ReadonlyMap<Product, readonly ComparableApi[]>;
  /** All that its packages export, documented or not. */
  names: ReadonlySet<string>;
}

/**
 * Lists what a release changed of a product. Parts that come or go with their owner aren't listed, nor what was
 * exported before it was documented, or after.
 */
export function compareReleasedApis(
  product: Product,
  from: ReleasedApi,
  to: ReleasedApi,
): ProductChanges {
  const [before, after] = [from.apis.get(product) ?? [], to.apis.get(product) ?? []];
  const [old, now] = [listParts(before), listParts(after)];
  const listMissing = (all: ApiParts, known: ApiParts, { names }: ReleasedApi) =>
    [...all.keys()].filter((key) =>
      key === toOwner(key)
        ? !known.has(key) && !names.has(key)
        : !known.has(key) && known.has(toOwner(key)),
    );
  const events = {
    added: listMissing(now, old, from),
    deprecated: [...now].flatMap(([key, isDeprecated]) =>
      isDeprecated && old.get(key) === false ? [key] : [],
    ),
    removed: listMissing(old, now, to),
  };
  const former = listFormer(before, after);
  return {
    ...Object.fromEntries(
      apiEvents.flatMap((event) =>
        events[event].length > 0 ? [[event, events[event].toSorted()]] : [],
      ),
    ),
    ...(Object.keys(former).length > 0 && { before: former }),
  };
}

/** Returns what several releases added, deprecated and removed together. */
function joinEvents(all: readonly ProductChanges[]): Record<ApiEvent, ReadonlySet<string>> {
  const joined = {
    added: new Set<string>(),
    deprecated: new Set<string>(),
    removed: new Set<string>(),
  };
  for (const { added = [], deprecated = [], removed = [] } of all) {
    added.filter((key) => !joined.removed.delete(key)).forEach((key) => joined.added.add(key));
    removed.filter((key) => !joined.added.delete(key)).forEach((key) => joined.removed.add(key));
    deprecated.forEach((key) => joined.deprecated.add(key));
  }
  // What comes deprecated wasn't deprecated later.
  [...joined.added, ...joined.removed].forEach((key) => joined.deprecated.delete(key));
  return joined;
}

/** Returns what a release added, deprecated and removed of components and interfaces. */
const pickEvents = (changes: ProductChanges, owners: ReadonlySet<string>): ProductChanges =>
  Object.fromEntries(
    apiEvents.flatMap((event) => {
      const keys = changes[event]?.filter((key) => owners.has(toOwner(key))) ?? [];
      return keys.length > 0 ? [[event, keys]] : [];
    }),
  );

const hasEvents = (changes: ProductChanges) => apiEvents.some((event) => changes[event]);

/** Whether releases that are known add up to what changed. */
const addUp = (known: readonly ProductChanges[], changes: ProductChanges): boolean => {
  const joined = joinEvents(known);
  return apiEvents.every((event) => {
    const keys = changes[event] ?? [];
    return joined[event].size === keys.length && keys.every((key) => joined[event].has(key));
  });
};

/**
 * Finds what each of a list of releases changed. Those between two with the same API are skipped, and patches where
 * it is known what they added, deprecated and removed. What only types and defaults were is then dated by the first
 * release for which it isn't certain.
 *
 * @param releases oldest first
 * @param known what was found before
 */
export async function findReleaseChanges(
  releases: readonly string[],
  read: (release: string) => Promise<ReleasedApi>,
  known: ReleaseChanges = {},
): Promise<ReleaseChanges> {
  const found: (readonly [Product, string, ProductChanges])[] = [];
  /** Returns what is known of patches, if it adds up to what changed, by product and release. */
  const explain = (
    start: number,
    end: number,
    changed: readonly (readonly [Product, ProductChanges])[],
    owners: ReadonlySet<string>,
  ) => {
    const between = releases.slice(start + 1, end + 1);
    const all = changed.map(([product, { before, ...events }]) => {
      const own = between.flatMap((release) => {
        const item = pickEvents(known[product]?.[release] ?? {}, owners);
        return hasEvents(item) ? [[product, release, item] as const] : [];
      });
      const isKnown = addUp(
        own.map(([, , item]) => item),
        events,
      );
      const first = before ? [[product, between[0] ?? '', { before }] as const] : [];
      return isKnown ? [...own, ...first] : undefined;
    });
    return all.every((items) => items !== undefined) ? all.flat() : undefined;
  };
  const search = async (start: number, end: number): Promise<void> => {
    const [before, after] = [await read(releases[start] ?? ''), await read(releases[end] ?? '')];
    const changed = [...after.apis.keys()].flatMap((product) => {
      const changes = compareReleasedApis(product, before, after);
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
    const owners = new Set(
      [...before.apis.values(), ...after.apis.values()].flat().map((api) => api.name),
    );
    const explained = hasMinor(releases, start, end)
      ? undefined
      : explain(start, end, changed, owners);
    if (explained) {
      found.push(...explained);
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
    [...groupBy(found, ([product]) => product)].map(([product, items]) => {
      const byRelease = groupBy(items, ([, release]) => release);
      return [
        product,
        Object.fromEntries(
          [...byRelease]
            .toSorted(([a], [b]) => compareReleases(a, b))
            .map(([release, all]) => [
              release,
              Object.assign({}, ...all.map(([, , item]) => item)),
            ]),
        ),
      ];
    }),
  );
}

const listMinors = (releases: readonly string[], start: number, end: number) =>
  releases.flatMap((release, at) => (release.endsWith('.0') && at > start && at < end ? [at] : []));

const hasMinor = (...range: Parameters<typeof listMinors>) => listMinors(...range).length > 0;

/** Prefers the first release of a minor, or else the last patch before one, as patches rarely change the API. */
function chooseMiddle(releases: readonly string[], start: number, end: number): number {
  const middle = Math.floor((start + end) / 2);
  const minors = listMinors(releases, start, end);
  const lastPatch = releases[end]?.endsWith('.0') ? end - 1 : middle;
  const candidates = minors.length > 0 ? minors : [lastPatch];
  return candidates.reduce((best, at) =>
    Math.abs(at - middle) < Math.abs(best - middle) ? at : best,
  );
}
