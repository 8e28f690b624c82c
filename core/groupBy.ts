/** Returns items in groups by a key, both in the order in which they come. */
export function groupBy<Item>(
  items: readonly Item[],
  toKey: (item: Item) => string,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = toKey(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
