/**
 * Maps items as `Promise.all` does, at most `limit` of them at a time.
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

/** Open files at a time: their number is limited in a process, and their contents are in memory. */
const MAX_OPEN_FILES = 16;

/**
 * Maps files as `Promise.all` does, a few at a time, so that versions of thousands of pages can be read.
 *
 * @returns the results, in the order of the files
 */
export function mapFiles<File, Result>(
  files: readonly File[],
  map: (file: File) => Promise<Result>,
): Promise<Result[]> {
  return mapConcurrently(files, MAX_OPEN_FILES, map);
}
