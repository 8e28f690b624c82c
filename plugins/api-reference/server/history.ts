import { readFile } from 'node:fs/promises';
import { toReleaseLabels } from '../releases';
import type { Api, VersionApi } from '../types';
import type { ApiFile } from './prepareApis';
import {
  type ApiEvent,
  type ReleaseChanges,
  apiEvents,
  readReleaseChanges,
  toPartKey,
} from './releaseChanges';

/** A thing in one version; `null` or absent where it isn't. */
type Moment = { deprecated: string | null } | null | undefined;

const isDeprecated = (moment: Moment) => typeof moment?.deprecated === 'string';

/** Returns the parts of a component or an interface by name. */
const toParts = ({ props, slots, classes }: Api) => ({
  props: new Map(props.map((prop) => [prop.name, prop])),
  slots: new Map(slots.map((slot) => [slot.name, slot])),
  classes: new Map(classes.map((item) => [item.key, item])),
});

type Parts = ReturnType<typeof toParts>;

/** The class of a slot is listed with the slot, and may have been an ordinary class before. */
const findClass = ({ classes, slots }: Parts, key: string): Moment =>
  classes.get(key) ?? (slots.get(key)?.className ? { deprecated: null } : null);

/** Returns the last release of a version in which something happened to a part. */
type FindRelease = (event: ApiEvent, key: string) => string | undefined;

/** Finds releases in what those of a product changed; the last one counts. */
const createFinder = (releases: ReleaseChanges[Api['product']] = {}): FindRelease => {
  const found = new Map(
    Object.entries(releases).flatMap(([release, changes]) =>
      apiEvents.flatMap((event) =>
        (changes[event] ?? []).map((key) => [`${event} ${key}`, release] as const),
      ),
    ),
  );
  return (event, key) => found.get(`${event} ${key}`);
};

/** The versions that document a product, oldest first. */
interface Timeline {
  /** What their releases are called when no exact one is known. */
  labels: readonly string[];
  finders: readonly FindRelease[];
  /** The version to look from. */
  index: number;
}

/**
 * Returns in which releases something appeared, was deprecated and was removed, as seen from a version that
 * has it. What is as old as its owner appeared with it, and has no release; so has what was removed with it.
 *
 * @param key of the thing, from `toPartKey`
 * @param moments the thing in each version
 * @param owners what it is a part of in each version
 */
function toHistory(
  { labels, finders, index }: Timeline,
  key: string,
  moments: readonly Moment[],
  owners: readonly unknown[],
) {
  const start = moments.findLastIndex((moment, at) => at < index && !moment) + 1;
  const end = moments.findIndex((moment, at) => at > index && !moment);
  const deprecation =
    moments.findLastIndex((moment, at) => at < index && !isDeprecated(moment)) + 1;
  const find = (event: ApiEvent, from: number, to = from) =>
    finders
      .slice(from, to + 1)
      .flatMap((findRelease) => findRelease(event, key) ?? [])
      .at(-1);
  const since =
    find('added', start, index) ?? (owners[start - 1] === undefined ? undefined : labels[start]);
  const deprecatedSince = isDeprecated(moments[index])
    ? (find('deprecated', deprecation, index) ??
      (deprecation > 0 ? labels[deprecation] : undefined))
    : undefined;
  return {
    ...(since !== undefined && { since }),
    ...(deprecatedSince !== undefined && { deprecatedSince }),
    ...(owners[end] !== undefined && { removedIn: find('removed', end) ?? labels[end] }),
  };
}

const toId = ({ product, kind, name }: Api) => `${product} ${kind} ${name}`;

/**
 * Adds the releases that added, deprecated and removed each component, interface, prop, slot and class.
 * Product, kind and name identify them. Versions that don't document a product are skipped.
 *
 * @param versions oldest first
 */
export function addHistory<
  Labeled extends { label: string; apis: Api[]; changes?: ReleaseChanges },
>(versions: readonly Labeled[]): Labeled[] {
  const entries = versions.map(({ label, apis, changes = {} }) => ({
    label,
    finders: new Map(
      Object.entries(changes).map(([product, releases]) => [product, createFinder(releases)]),
    ),
    products: new Set(apis.map(({ product }) => product)),
    byId: new Map(apis.map((api) => [toId(api), api])),
  }));
  const addToApi = (api: Api, position: number): Api => {
    const documented = entries.filter(({ products }) => products.has(api.product));
    const labels = toReleaseLabels(documented.map(({ label }) => label));
    const apis = documented.map(({ byId }) => byId.get(toId(api)));
    const parts = apis.map((item) => item && toParts(item));
    const timeline = {
      labels,
      finders: documented.map(({ finders }) => finders.get(api.product) ?? createFinder()),
      index: documented.findIndex((entry) => entry === entries[position]),
    };
    const { index } = timeline;
    const trace = (key: string, find: (owner: Parts) => Moment) =>
      toHistory(
        timeline,
        key,
        parts.map((owner) => owner && find(owner)),
        apis,
      );
    const { removedIn, ...history } = toHistory(timeline, toPartKey(api), apis, labels);
    return {
      ...api,
      ...history,
      ...(history.since === undefined && index > 0 && { knownSince: labels[0] }),
      // A page that came back is in the newest version: its readers go there.
      ...(removedIn !== undefined && !apis.at(-1) && { removedIn }),
      props: api.props.map((prop) => ({
        ...prop,
        ...trace(toPartKey(api, 'props', prop.name), ({ props }) => props.get(prop.name)),
      })),
      slots: api.slots.map((slot) => ({
        ...slot,
        ...trace(toPartKey(api, 'slots', slot.name), ({ slots }) => slots.get(slot.name)),
      })),
      classes: api.classes.map((item) => ({
        ...item,
        ...trace(toPartKey(api, 'classes', item.key), (owner) => findClass(owner, item.key)),
      })),
    };
  };
  return versions.map((version, position) => ({
    ...version,
    apis: version.apis.map((api) => addToApi(api, position)),
  }));
}

/** The reference of a version, and what its packages export. */
export type ReferenceOfVersion = Pick<VersionApi, 'apis' | 'exports'>;

/**
 * Reads the extracted API of every version, and adds its history.
 *
 * @param versions newest first
 * @returns the reference of each version by its name, oldest first
 */
export async function readApis(
  versions: readonly ApiFile[],
): Promise<ReadonlyMap<string, ReferenceOfVersion>> {
  const oldestFirst = await Promise.all(
    versions.toReversed().map(async ({ version: { name, label, dir }, file }) => {
      const { apis, exports } = JSON.parse(await readFile(file, 'utf8')) as VersionApi;
      return { name, label, apis, exports, changes: readReleaseChanges(dir) };
    }),
  );
  return new Map(
    addHistory(oldestFirst).map(({ name, apis, exports }) => [name, { apis, exports }]),
  );
}
