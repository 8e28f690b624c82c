import { readFile } from 'node:fs/promises';
import type { ExtractedVersion } from '../options';
import type { Api, VersionApi } from '../types';

/** A thing in one version; `null` where it is not. */
type Moment = { deprecated: string | null } | null;

/** What is told of a thing's past and future; what is not known is absent. */
interface History {
  since?: string;
  deprecatedSince?: string;
  removedIn?: string;
}

/**
 * Tells when a thing came, was deprecated and went, as seen from one version in which it is. Nothing is
 * told that the versions do not show: what is as old as its owner came with it, and what went with it.
 *
 * @param labels of the versions, oldest first
 * @param moments the thing in each of them
 * @param owners whether what it is a part of is there, in each of them
 * @param index the version to look from
 */
function toHistory(
  labels: readonly string[],
  moments: readonly Moment[],
  owners: readonly boolean[],
  index: number,
): History {
  let start = index;
  while (moments[start - 1]) {
    start -= 1;
  }
  let end = index;
  while (moments[end + 1]) {
    end += 1;
  }
  let deprecation = index;
  while (deprecation > start && typeof moments[deprecation - 1]?.deprecated === 'string') {
    deprecation -= 1;
  }
  const isDeprecated = typeof moments[index]?.deprecated === 'string';
  return {
    ...(owners[start - 1] && { since: labels[start] }),
    ...(isDeprecated && deprecation > 0 && { deprecatedSince: labels[deprecation] }),
    ...(owners[end + 1] && { removedIn: labels[end + 1] }),
  };
}

/** Finds a part of a component or interface by what it is known by. */
type FindMoment = (api: Api, key: string) => Moment;

/** How parts are found, in any version. */
const momentFinders: Record<'prop' | 'slot' | 'class', FindMoment> = {
  prop: ({ props }, key) => props.find(({ name }) => name === key) ?? null,
  slot: ({ slots }, key) => slots.find(({ name }) => name === key) ?? null,
  // The class of a slot stands with the slot, and is a class all the same.
  class: ({ classes, slots }, key) =>
    classes.find((item) => item.key === key) ??
    (slots.some(({ name, className }) => name === key && className) ? { deprecated: null } : null),
};

interface LabeledApis {
  label: string;
  apis: Api[];
}

const toId = ({ product, kind, name }: Api) => `${product} ${kind} ${name}`;

/** One component or interface in the versions that document its product, oldest first. */
interface Line {
  labels: string[];
  apis: (Api | undefined)[];
}

/** Adds the history of one, as seen from one version, to it and to each of its parts. */
function addToApi(api: Api, { labels, apis }: Line, index: number): Api {
  const owners = apis.map((item) => item !== undefined);
  const toPartHistory = (find: FindMoment, key: string) => {
    const moments = apis.map((item) => (item ? find(item, key) : null));
    return toHistory(labels, moments, owners, index);
  };
  const own = toHistory(
    labels,
    apis.map((item) => item ?? null),
    labels.map(() => true),
    index,
  );
  return {
    ...api,
    ...own,
    props: api.props.map((prop) => ({ ...prop, ...toPartHistory(momentFinders.prop, prop.name) })),
    slots: api.slots.map((slot) => ({ ...slot, ...toPartHistory(momentFinders.slot, slot.name) })),
    classes: api.classes.map((item) => ({
      ...item,
      ...toPartHistory(momentFinders.class, item.key),
    })),
  };
}

/**
 * Fills in which documented version brought, deprecated and removed each component, interface, prop,
 * slot and class. They are the same in two versions by product, kind and name. A version that does not
 * document a product says nothing about it.
 *
 * @param versions oldest first
 */
export function addHistory<Labeled extends LabeledApis>(versions: readonly Labeled[]): Labeled[] {
  const maps = versions.map(({ apis }) => new Map(apis.map((api) => [toId(api), api])));
  return versions.map((version, position) => ({
    ...version,
    apis: version.apis.map((api) => {
      const documented = [...versions.keys()].filter((key) =>
        versions[key]?.apis.some(({ product }) => product === api.product),
      );
      const line: Line = {
        labels: documented.map((key) => versions[key]?.label ?? ''),
        apis: documented.map((key) => maps[key]?.get(toId(api))),
      };
      return addToApi(api, line, documented.indexOf(position));
    }),
  }));
}

/**
 * Reads what was extracted of every version, and what each thing's history is among them.
 *
 * @param versions newest first
 * @returns the reference of each version by its name
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
  const withHistory = addHistory(oldestFirst);
  return new Map(oldestFirst.map(({ name }, index) => [name, withHistory[index]?.apis ?? []]));
}
