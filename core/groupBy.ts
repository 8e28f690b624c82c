/** Returns items in groups by a key, both in the order in which they come. */
export function groupBy<Item, Key>(
  items: readonly Item[],
  toKey: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = toKey(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
