import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

type Change = Pick<StockItem, 'id' | 'onHand'>;

/** Stands for a socket: reports three counts, three times a second. Returns how to unsubscribe. */
export function subscribe(listener: (changes: Change[]) => void) {
  const counts = new Map(stock.map(({ id, onHand }) => [id, onHand]));
  let step = 0;
  const timer = setInterval(() => {
    const changes = [0, 7, 13].flatMap((offset) => {
      const item = stock[(step + offset) % stock.length];
      if (!item) {
        return [];
      }
      const { id } = item;
      const onHand = (counts.get(id) ?? 0) + (((step + offset) % 5) - 2);
      counts.set(id, onHand);
      return [{ id, onHand }];
    });
    step += 1;
    listener(changes);
  }, 333);
  return () => clearInterval(timer);
}
