import type { CodeVariant } from '../../../preferences/types';

/**
 * Returns where a file beside a demo goes in a project.
 *
 * @param name path from the demo's folder
 */
export function toProjectPath(name: string, code: string, variant: CodeVariant): string {
  if (variant === 'TS' || !/\.[jt]sx?$/.test(name)) {
    return `src/${name}`;
  }
  // Vite reads JSX only in files that say so. One that merely looks like it loses nothing by it.
  const ending = /<\/|\/>/.test(code) ? 'jsx' : 'js';
  return `src/${name.replace(/\.[jt]sx?$/, `.${ending}`)}`;
}
