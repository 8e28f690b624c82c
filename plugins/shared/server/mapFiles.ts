import { mapConcurrently } from './mapConcurrently';

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
