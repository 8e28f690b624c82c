import type { Api } from '../types';
import { momentFinders, type FindMoment } from './history/momentFinders';
import { toHistory } from './history/toHistory';

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
