import { categories } from './categories';
import { collectEquipment, sortEquipment } from './collectEquipment';
import { createStore } from './createStore';
import { initialEquipment, type Equipment } from './equipment';
import { FieldError } from './FieldError';
import type { EquipmentFilter, ListQuery } from './readQuery';

export interface Totals {
  count: number;
  value: number;
  /** The value of each outermost category that has any. */
  parts: { label: string; value: number }[];
}

/** Whether the server answers: turn it off to see how failures look. */
export const connection = createStore(true);

/** Changes whenever records do: what was read before is old then. */
export const revision = createStore(0);

let items = initialEquipment;
let added = 0;

async function answer<Result>(work: () => Result): Promise<Result> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  if (!connection.read()) {
    throw new Error('The register does not answer. Turn the connection on, then try again.');
  }
  return work();
}

function keep(next: Equipment[]) {
  items = next;
  revision.write(revision.read() + 1);
}

const sumCost = (list: Equipment[]) => list.reduce((total, { cost }) => total + cost, 0);

/** Stands for the server of an application: put your requests in the place of these. */
export const equipmentServer = {
  list: (query: ListQuery) =>
    answer(() => {
      const found = sortEquipment(collectEquipment(items, query), query.sort);
      // Of a list that has become shorter, the last page.
      const page = Math.min(query.page, Math.max(0, Math.ceil(found.length / query.size) - 1));
      const start = page * query.size;
      return { rows: found.slice(start, start + query.size), page, total: found.length };
    }),

  total: (filter: EquipmentFilter) =>
    answer((): Totals => {
      const found = collectEquipment(items, filter);
      const parts = categories.map(({ id, label }) => ({
        label,
        value: sumCost(collectEquipment(found, { ...filter, categoryId: id })),
      }));
      return {
        count: found.length,
        value: sumCost(found),
        parts: parts.filter(({ value }) => value > 0),
      };
    }),

  get: (id: string) => answer(() => items.find((item) => item.id === id) ?? null),

  /** Creates a record, or changes the one with the id. */
  save: (values: Omit<Equipment, 'id'>, id?: string) =>
    answer(() => {
      const twin = items.find((item) => item.serial === values.serial && item.id !== id);
      if (twin) {
        throw new FieldError({ serial: `${twin.name} has this serial number already.` });
      }
      const saved = { ...values, id: id ?? `added-${++added}` };
      keep([...items.filter((item) => item.id !== id), saved]);
      return saved;
    }),

  remove: (id: string) => answer(() => keep(items.filter((item) => item.id !== id))),

  /** Takes a deleted record back in as it was. */
  restore: (item: Equipment) => answer(() => keep([...items, item])),
};
