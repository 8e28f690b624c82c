import type { Product, Site, Version } from '../../core/types';

const toMajor = (label: string) => label.replace(/^v?(\d+)\..*$/, 'v$1');

/**
 * Returns what the history of a thing calls the documented versions: `v8` for 8.11.0, because nothing is
 * known of the releases between it and v7. A second version of a major keeps its label.
 *
 * @param labels of versions, oldest first
 */
export function toReleaseLabels(labels: readonly string[]): string[] {
  const majors = labels.map(toMajor);
  return labels.map((label, index) =>
    majors[index - 1] === majors[index] ? label : (majors[index] ?? label),
  );
}

/** Returns the documented version that histories call by a label of `toReleaseLabels`. */
export function findRelease(site: Site, product: Product, release: string): Version | undefined {
  const versions = site.versions.filter(({ products }) => products.includes(product)).toReversed();
  return versions[toReleaseLabels(versions.map(({ label }) => label)).indexOf(release)];
}
