/** A thing in one version; `null` where it is not. */
export type Moment = { deprecated: string | null } | null;

/** What is told of a thing's past and future; what is not known is absent. */
export interface History {
  since?: string;
  deprecatedSince?: string;
  removedIn?: string;
}

/**
 * Tells when a thing came, was deprecated and went, as seen from one version in which it is. Nothing is
 * told that the versions do not show: what is as old as its owner came with it, and what went with it.
 *
 * @param labels of the versions, oldest first
 * @param moments the thing in each of them
 * @param owners whether what it is a part of is there, in each of them
 * @param index the version to look from
 */
export function toHistory(
  labels: readonly string[],
  moments: readonly Moment[],
  owners: readonly boolean[],
  index: number,
): History {
  let start = index;
  while (moments[start - 1]) {
    start -= 1;
  }
  let end = index;
  while (moments[end + 1]) {
    end += 1;
  }
  let deprecation = index;
  while (deprecation > start && typeof moments[deprecation - 1]?.deprecated === 'string') {
    deprecation -= 1;
  }
  const isDeprecated = typeof moments[index]?.deprecated === 'string';
  return {
    ...(owners[start - 1] && { since: labels[start] }),
    ...(isDeprecated && deprecation > 0 && { deprecatedSince: labels[deprecation] }),
    ...(owners[end + 1] && { removedIn: labels[end + 1] }),
  };
}
