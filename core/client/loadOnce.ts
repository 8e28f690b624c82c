/**
 * Returns a function that loads each key once. A rejected load isn't kept: the next call tries again.
 *
 * @param load takes a key such as an address, or nothing
 */
export function loadOnce<Value, Key = void>(
  load: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const kept = new Map<Key, Promise<Value>>();
  return (key) => {
    const loading = kept.get(key) ?? load(key);
    kept.set(key, loading);
    loading.catch(() => kept.delete(key));
    return loading;
  };
}
