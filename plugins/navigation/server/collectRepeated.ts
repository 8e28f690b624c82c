/** Returns the groups of items that share a key, for the keys that more than one item has. */
export function collectRepeated<Item>(
  items: readonly Item[],
  toKey: (item: Item) => unknown,
): Item[][] {
  const groups = new Map<unknown, Item[]>();
  for (const item of items) {
    const key = toKey(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}
