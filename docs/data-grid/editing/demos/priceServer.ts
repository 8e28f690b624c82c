export interface Price {
  id: number;
  item: string;
  price: number;
  version: number;
}

export const prices: Price[] = [
  { id: 1, item: 'Copper kettle', price: 129, version: 1 },
  { id: 2, item: 'Folding saw', price: 58.5, version: 1 },
  { id: 3, item: 'Wool blanket', price: 89, version: 1 },
];

let saved = prices;

export class ConflictError extends Error {
  current: Price;

  constructor(current: Price) {
    super('Changed by someone else');
    this.current = current;
  }
}

/** Stands in for your server: it refuses a version that isn't the newest. */
export async function savePrice(edited: Price): Promise<Price> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const current = saved.find((price) => price.id === edited.id);
  if (current && current.version !== edited.version) throw new ConflictError(current);
  const next = { ...edited, version: edited.version + 1 };
  saved = saved.map((price) => (price.id === next.id ? next : price));
  return next;
}

export function changeElsewhere() {
  saved = saved.map((row) => ({ ...row, price: row.price + 5, version: row.version + 1 }));
}
