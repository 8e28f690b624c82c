/** What a build of a version takes at most, in bytes, and each of its written pages; `npm run bench:scale` measures both. */
const memoryOfBuild = 2e9;
const memoryOfPage = 1.4e6;

interface Machine {
  cores: number;
  /** What is free, in bytes. */
  memory: number;
}

/**
 * Returns how many versions are built side by side: as many as there are cores, because a build has
 * phases on one core, unless there is less memory.
 *
 * @param pages written pages of the version that has most
 * @returns at least 1
 */
export function toConcurrency({ cores, memory }: Machine, pages: number): number {
  const needed = memoryOfBuild + pages * memoryOfPage;
  return Math.max(1, Math.min(cores, Math.floor(memory / needed)));
}
