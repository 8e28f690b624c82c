import path from 'node:path';
import type { Demo } from './readDemos';

/** Whether a demo is a page template: it has a page to itself, and is no part of another. */
export function isTemplate({ dir }: Pick<Demo, 'dir'>): boolean {
  return path.basename(path.dirname(dir)) === 'templates';
}
