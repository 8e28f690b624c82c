import type { Subject } from './navigation';
import { productStarts, products } from './types';

/** Returns the start page of a subject, which every version has: a product's overview, or the home page. */
export function toStartSlug(subject: Subject): string {
  return subject === 'general' ? '/' : productStarts[subject];
}

/** Whether a path is another one, or below it. */
export const isBelow = (slug: string, start: string): boolean => `${slug}/`.startsWith(`${start}/`);

/** The beginnings of paths that belong to a product; what is below another one comes before it. */
const productPaths = products
  .flatMap((product) => [
    { product, start: productStarts[product] },
    { product, start: `/api/${product}` },
  ])
  .toSorted((a, b) => b.start.length - a.start.length);

/**
 * Returns what a page is about.
 *
 * @param slug path of the page in its version: `/react-charts/bars`
 * @param exceptions subjects by slug, for pages whose paths don't show them
 */
export function findSubject(slug: string, exceptions: Record<string, Subject>): Subject {
  const { product } = productPaths.find(({ start }) => isBelow(slug, start)) ?? {};
  return exceptions[slug] ?? product ?? 'general';
}
