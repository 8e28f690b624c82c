/** Projects on the visitor's React. */
import satisfies from 'semver/functions/satisfies';
import type { PinnedPackage, VersionPackages } from '../types';

/**
 * Returns what a version pins, with the visitor's React in place of that; or as it is, when one of the packages
 * that a project needs doesn't work with that.
 *
 * @param needed names
 */
export function withReact(
  packages: VersionPackages,
  needed: readonly string[],
  react: string,
): VersionPackages {
  const fits = needed.every((name) => {
    // That of `react-dom` is the number that it has itself.
    const range = name === 'react-dom' ? undefined : packages[name]?.react;
    return range === undefined || satisfies(react, range);
  });
  if (!fits) {
    return packages;
  }
  const [major = ''] = react.split('.');
  const replace = (name: string, version: string): [string, PinnedPackage][] =>
    packages[name] ? [[name, { ...packages[name], version }]] : [];
  // Types have other numbers than React: the last ones of its major describe it.
  const types = packages['@types/react']?.version.startsWith(`${major}.`)
    ? []
    : [
        ...replace('@types/react', `^${major}.0.0`),
        ...replace('@types/react-dom', `^${major}.0.0`),
      ];
  return {
    ...packages,
    ...Object.fromEntries([...replace('react', react), ...replace('react-dom', react), ...types]),
  };
}
