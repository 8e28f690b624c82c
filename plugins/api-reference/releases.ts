import { toMajor } from '../../core/releases';
import type { Product, Site, Version } from '../../core/types';

/** A component, a prop or a slot with its release and its product. */
export type LaterPart = readonly [name: string, release: string, product: Product];

/** What of a row was different. */
export interface FormerRow {
  /** What it was called; empty where there was nothing of the kind. */
  name?: string;
  type?: string;
  default?: string;
  required?: boolean;
  /** Whether it was deprecated; absent: as it is now. */
  deprecated?: false;
}

/** What came and changed after the first release of a version's major; the content of `/api/releases.json`. */
export interface LaterReleases {
  /** Releases by id of the row, by slug of the page; that of the page itself has the id `''`. */
  rows: Record<string, Record<string, string>>;
  /** What rows were before a release, the oldest first, by id of the row, by slug of the page. */
  former: Record<string, Record<string, Record<string, FormerRow>>>;
  /** What demos use of it, by name of the demo, by slug of the page. */
  demos: Record<string, Record<string, LaterPart[]>>;
  /** Which React is needed from a release on, the oldest first, by product: `^17.0.0 || ^18.0.0`. */
  react: Partial<Record<Product, Record<string, string>>>;
}

/** Returns `v8` for `8.11.0`; a label that is no release stays as it is. */
const toMajorLabel = (label: string) => label.replace(/^v?(\d+)\..*$/, 'v$1');

/**
 * Returns what the history of a thing calls the documented versions: `v8` for 8.11.0, because nothing is
 * known of the releases between it and v7. A second version of a major keeps its label.
 *
 * @param labels of versions, oldest first
 */
export function toReleaseLabels(labels: readonly string[]): string[] {
  const majors = labels.map(toMajorLabel);
  return labels.map((label, index) =>
    majors[index - 1] === majors[index] ? label : (majors[index] ?? label),
  );
}

/** Returns the documented version of a release in a history: `8.4.0`, or a label of `toReleaseLabels`. */
export function findRelease(site: Site, product: Product, release: string): Version | undefined {
  const versions = site.versions.filter(({ products }) => products.includes(product)).toReversed();
  const labels = toReleaseLabels(versions.map(({ label }) => label));
  return versions[
    labels.findIndex((label) => label === release || label === toMajorLabel(release))
  ];
}

/** Whether a release in a history came after the first of a version's major, so that older ones of it lack something. */
export const isLaterRelease = (since: string | undefined, version: string): since is string =>
  since !== undefined && since.includes('.') && toMajor(since) === toMajor(version);
