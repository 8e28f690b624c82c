import { findSubject } from '../findSubject';
import type { NavigationData, Subject } from '../types';

/** Returns the facts that the navbar needs of any page: subjects that no path tells. */
export function toNavigationData(
  docs: readonly { slug: string; frontMatter: Record<string, unknown> }[],
): NavigationData {
  const subjects = docs
    .map(({ slug, frontMatter }) => [slug, frontMatter.product as Subject] as const)
    .filter(([slug, subject]) => subject && subject !== findSubject(slug, {}));
  return { subjects: Object.fromEntries(subjects) };
}
