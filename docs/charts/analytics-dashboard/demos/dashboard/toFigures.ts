import { branches, monthNames, periods } from './branches';
import type { Branch, Filter } from './branches';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Adds up lists of one length, place by place. */
const addUp = (lists: readonly (readonly number[])[], length: number) =>
  Array.from({ length }, (_, place) => sum(lists.map((list) => list[place] ?? 0)));

/** The part of the energy that came from the roof, in percent. */
function toSolarShare(parts: readonly { energy: readonly number[]; solar: readonly number[] }[]) {
  const energy = sum(parts.flatMap((part) => part.energy));
  return energy === 0 ? 0 : (sum(parts.flatMap((part) => part.solar)) / energy) * 100;
}

/** All that the dashboard shows for a filter. Orders are in thousands, sales in thousands of dollars. */
export function toFigures({ period: periodId, branch: branchId }: Filter) {
  const period = periods.find(({ id }) => id === periodId) ?? periods[0];
  const cut = (values: readonly number[]) => values.slice(period.from, period.to);
  const all = branches.map((branch: Branch) => ({
    id: branch.id,
    label: branch.label,
    orders: cut(branch.orders),
    sales: cut(branch.orders).map((count) => count * branch.basket),
    salesBefore: cut(branch.ordersBefore).map((count) => count * branch.basket),
    energy: cut(branch.energy),
    solar: cut(branch.solar),
    before: {
      orders: cut(branch.ordersBefore),
      energy: cut(branch.energyBefore),
      solar: cut(branch.solarBefore),
    },
  }));
  const chosen = all.filter(({ id }) => branchId === 'all' || id === branchId);
  const others = all.filter((branch) => !chosen.includes(branch));
  const months = monthNames.slice(period.from, period.to);
  const orders = addUp(
    chosen.map((branch) => branch.orders),
    months.length,
  );
  const ordersBefore = addUp(
    chosen.map((branch) => branch.before.orders),
    months.length,
  );
  const toShare = (id: string, label: string, parts: typeof all) => ({
    id,
    label,
    value: sum(parts.flatMap((branch) => branch.sales)),
  });
  return {
    name: period.name,
    months,
    orders,
    ordersBefore,
    sales: chosen.map(({ id, label, sales }) => ({ id, label, data: sales })),
    shares: [
      ...chosen.map((branch) => toShare(branch.id, branch.label, [branch])),
      ...(others.length > 0 ? [toShare('others', 'Other branches', others)] : []),
    ],
    totals: {
      orders: { now: sum(orders), before: sum(ordersBefore) },
      sales: {
        now: sum(chosen.flatMap((branch) => branch.sales)),
        before: sum(chosen.flatMap((branch) => branch.salesBefore)),
      },
      solar: {
        now: toSolarShare(chosen),
        before: toSolarShare(chosen.map(({ before }) => before)),
      },
    },
    isEmpty: sum(orders) === 0,
  };
}

export type Figures = ReturnType<typeof toFigures>;
