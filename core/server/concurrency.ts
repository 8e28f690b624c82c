/**
 * Maps items as `Promise.all` does, with at most so many under way at once.
 *
 * @param limit a whole number, at least 1
 * @returns the results, in the order of the items
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) {
      results[index] = await map(item);
    }
  };
  await Promise.all(Array.from({ length: limit }, work));
  return results;
}

/** Files that are open at a time: a process may have only so many, and holds what it reads. */
const concurrency = 16;

/**
 * Maps files as `Promise.all` does, a few at a time, so that versions of thousands of pages can be read.
 *
 * @returns the results, in the order of the files
 */
export function mapFiles<File, Result>(
  files: readonly File[],
  map: (file: File) => Promise<Result>,
): Promise<Result[]> {
  return mapConcurrently(files, concurrency, map);
}
