/** Returns items in groups by a key, both in the order in which they come. */
export function groupBy<Item, Key>(
  items: readonly Item[],
  toKey: (item: Item) => Key,
): Map<Key, [Item, ...Item[]]> {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(toKey(item));
    if (group) {
      group.push(item);
    } else {
      groups.set(toKey(item), [item]);
    }
  }
  return groups;
}
