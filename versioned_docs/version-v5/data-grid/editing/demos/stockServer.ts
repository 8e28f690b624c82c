import type { StockItem } from '../../data/stock';

const LATENCY = 600;

/** Stands in for your server: it refuses counts that are less than what is reserved. */
export async function saveItem(item: StockItem): Promise<StockItem> {
  await new Promise((resolve) => setTimeout(resolve, LATENCY));
  if (item.onHand < item.reserved) {
    throw new Error(`${item.reserved} × ${item.item} are reserved: count again.`);
  }
  return { ...item, item: item.item.trim() };
}
