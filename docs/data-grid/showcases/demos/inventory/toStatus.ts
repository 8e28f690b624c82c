import type { Item } from './Item';

export const statuses = ['Enough', 'Low', 'Sold out'] as const;
export type Status = (typeof statuses)[number];

/** Returns how well a part is stocked. */
export function toStatus({ stock, reorderAt }: Pick<Item, 'stock' | 'reorderAt'>): Status {
  if (stock === 0) {
    return 'Sold out';
  }
  return stock <= reorderAt ? 'Low' : 'Enough';
}
