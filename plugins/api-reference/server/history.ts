import { readFile } from 'node:fs/promises';
import { toReleaseLabels } from '../releases';
import type { Api, VersionApi } from '../types';

/** What was extracted of one version. */
export interface ExtractedVersion {
  /** Name of the version in `site.ts`. */
  name: string;
  /** What a visitor reads: `8.11.0`, `v7`. */
  label: string;
  /** Absolute path of the JSON of a `VersionApi`. */
  file: string;
}

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

/**
 * Returns in which versions something appeared, was deprecated and was removed, as seen from one that
 * has it. What is as old as its owner appeared with it, and has no version; so has what was removed
 * with it.
 *
 * @param labels of their releases, oldest first
 * @param moments the thing in each of them
 * @param owners what it is a part of in each of them
 * @param index the version to look from
 */
function toHistory(
  labels: readonly string[],
  moments: readonly Moment[],
  owners: readonly unknown[],
  index: number,
) {
  const start = moments.findLastIndex((moment, at) => at < index && !moment) + 1;
  const end = moments.findIndex((moment, at) => at > index && !moment);
  const beforeDeprecation = moments.findLastIndex(
    (moment, at) => at < index && !isDeprecated(moment),
  );
  return {
    ...(owners[start - 1] !== undefined && { since: labels[start] }),
    ...(isDeprecated(moments[index]) &&
      beforeDeprecation >= 0 && { deprecatedSince: labels[beforeDeprecation + 1] }),
    ...(owners[end] !== undefined && { removedIn: labels[end] }),
  };
}

const toId = ({ product, kind, name }: Api) => `${product} ${kind} ${name}`;

/**
 * Adds the releases that added, deprecated and removed each component, interface, prop, slot and class.
 * Product, kind and name identify them. Versions that don't document a product are skipped.
 *
 * @param versions oldest first
 */
export function addHistory<Labeled extends { label: string; apis: Api[] }>(
  versions: readonly Labeled[],
): Labeled[] {
  const entries = versions.map(({ label, apis }) => ({
    label,
    products: new Set(apis.map(({ product }) => product)),
    byId: new Map(apis.map((api) => [toId(api), api])),
  }));
  const addToApi = (api: Api, position: number): Api => {
    const documented = entries.filter(({ products }) => products.has(api.product));
    const labels = toReleaseLabels(documented.map(({ label }) => label));
    const apis = documented.map(({ byId }) => byId.get(toId(api)));
    const parts = apis.map((item) => item && toParts(item));
    const index = documented.findIndex((entry) => entry === entries[position]);
    const trace = (moments: readonly Moment[], owners: readonly unknown[] = apis) =>
      toHistory(labels, moments, owners, index);
    const traceIn = (find: (owner: Parts) => Moment) =>
      trace(parts.map((owner) => owner && find(owner)));
    const { removedIn, ...history } = trace(apis, labels);
    return {
      ...api,
      ...history,
      ...(history.since === undefined && index > 0 && { knownSince: labels[0] }),
      // A page that came back is in the newest version: its readers go there.
      ...(removedIn !== undefined && !apis.at(-1) && { removedIn }),
      props: api.props.map((prop) => ({
        ...prop,
        ...traceIn(({ props }) => props.get(prop.name)),
      })),
      slots: api.slots.map((slot) => ({
        ...slot,
        ...traceIn(({ slots }) => slots.get(slot.name)),
      })),
      classes: api.classes.map((item) => ({
        ...item,
        ...traceIn((owner) => findClass(owner, item.key)),
      })),
    };
  };
  return versions.map((version, position) => ({
    ...version,
    apis: version.apis.map((api) => addToApi(api, position)),
  }));
}

/**
 * Reads the extracted API of every version, and adds its history.
 *
 * @param versions newest first
 * @returns the reference of each version by its name, oldest first
 */
export async function readApis(
  versions: readonly ExtractedVersion[],
): Promise<ReadonlyMap<string, Api[]>> {
  const oldestFirst = await Promise.all(
    versions.toReversed().map(async ({ label, name, file }) => {
      const { apis } = JSON.parse(await readFile(file, 'utf8')) as VersionApi;
      return { label, name, apis };
    }),
  );
  return new Map(addHistory(oldestFirst).map(({ name, apis }) => [name, apis]));
}
