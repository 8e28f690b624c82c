import type { Subject } from './navigation';
import { products } from './types';

/** Returns the start page of a subject, which every version has: a product's overview, or the home page. */
export function toStartSlug(subject: Subject): string {
  return subject === 'general' ? '/' : `/react-${subject}`;
}

/** The beginning of a path that belongs to a product: `/react-charts/…`, `/api/charts/…`. */
const productPath = new RegExp(`^/(?:react-|api/)(${products.join('|')})(?:/|$)`);

/**
 * Returns what a page is about.
 *
 * @param slug path of the page in its version: `/react-charts/bars`
 * @param exceptions subjects by slug, for pages whose paths don't show them
 */
export function findSubject(slug: string, exceptions: Record<string, Subject>): Subject {
  const product = productPath.exec(slug)?.[1] as Subject | undefined;
  return exceptions[slug] ?? product ?? 'general';
}
