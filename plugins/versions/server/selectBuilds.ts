import type { BuiltVersion } from '../../shared/server/findVersion';

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
  const unknown = names.filter((name) =>
    builds.every((build) => build.name !== name && build.label !== name),
  );
  const problems = [
    ...(unknown.length > 0
      ? [
          `There is no version "${unknown.join('", "')}". Versions in site.ts: ${list(builds.map(({ name }) => name))}.`,
        ]
      : []),
    ...(language !== undefined && builds.every((build) => build.language !== language)
      ? [
          `The site is not built in "${language}". Languages in site.ts: ${list(builds.map((build) => build.language))}.`,
        ]
      : []),
  ];
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return builds.filter(
    (build) =>
      (names.length === 0 || names.includes(build.name) || names.includes(build.label)) &&
      (language === undefined || build.language === language),
  );
}
