import type { Site } from '../../../shared/types';

/**
 * Returns what is wrong with the name of a version that is to be cut. A name is `v` and the major
 * version that the label of the current one begins with: paths such as `/x/v8/` are known by it.
 */
export function checkName(name: string, { versions }: Pick<Site, 'versions'>): string[] {
  const label = versions[0]?.label ?? '';
  const [, major] = /^v?(\d+)/.exec(label) ?? [];
  const names = versions.map((version) => version.name);
  if (!/^v\d+$/.test(name)) {
    return [
      `A version's name is "v" and its major version, such as v${major ?? 1}; given: "${name}".`,
    ];
  }
  if (names.includes(name)) {
    return [`There is already a version ${name}. Versions in site.ts: ${names.join(', ')}.`];
  }
  return major !== undefined && name !== `v${major}`
    ? [`docs/ is at ${label} by its label in site.ts, and is cut as v${major}; given: "${name}".`]
    : [];
}
