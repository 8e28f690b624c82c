/** What a build of a version takes at most, in bytes. */
const memoryOfBuild = 2 * 1024 ** 3;

/**
 * Returns how many versions are built side by side: as many as there are cores, because a build has
 * phases on one core, unless there is less memory.
 *
 * @param memory what is free, in bytes
 * @returns at least 1
 */
export function toConcurrency({ cores, memory }: { cores: number; memory: number }): number {
  return Math.max(1, Math.min(cores, Math.floor(memory / memoryOfBuild)));
}
