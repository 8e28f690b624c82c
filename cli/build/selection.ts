import type { BuiltVersion } from '../../core/server/versions';

/**
 * Returns the builds that are asked for.
 *
 * @param builds every version in every language
 * @param names names or labels of versions; all when there is none
 * @param language one of the site's languages; all when it is absent
 * @throws an error that lists the versions and the languages that there are
 */
export function selectBuilds(
  builds: readonly BuiltVersion[],
  names: readonly string[],
  language: string | undefined,
): BuiltVersion[] {
  const list = (items: readonly string[]) => [...new Set(items)].join(', ');
  const problems: string[] = [];
  const unknown = names.filter((name) =>
    builds.every((build) => build.name !== name && build.label !== name),
  );
  if (unknown.length > 0) {
    const known = list(builds.map(({ name }) => name));
    problems.push(`There is no version "${unknown.join('", "')}". Versions in site.ts: ${known}.`);
  }
  if (language !== undefined && builds.every((build) => build.language !== language)) {
    const known = list(builds.map((build) => build.language));
    problems.push(`The site is not built in "${language}". Languages in site.ts: ${known}.`);
  }
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return builds.filter(
    (build) =>
      (names.length === 0 || names.includes(build.name) || names.includes(build.label)) &&
      (language === undefined || build.language === language),
  );
}

/** Memory that a build takes at most, and each of its written pages, in bytes: `npm run bench:scale` measures both. */
const MEMORY_PER_BUILD = 2e9;
const MEMORY_PER_PAGE = 1.4e6;

interface Machine {
  cores: number;
  /** Free memory, in bytes. */
  memory: number;
}

/**
 * Returns how many versions are built side by side: as many as there are cores, because a build has
 * phases on one core, unless there is less memory.
 *
 * @param pages written pages of the version that has the most
 * @returns at least 1
 */
export function toConcurrency({ cores, memory }: Machine, pages: number): number {
  const needed = MEMORY_PER_BUILD + pages * MEMORY_PER_PAGE;
  return Math.max(1, Math.min(cores, Math.floor(memory / needed)));
}
