import type { Subject } from './types';

/**
 * Returns the page that every version has about a subject: a product's overview, or the home page.
 * Runs on both sides of the wall.
 */
export function toStartSlug(subject: Subject): string {
  return subject === 'general' ? '/' : `/react-${subject}`;
}
