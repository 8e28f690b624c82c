import { findNearest } from '../../shared/findNearest';
import type { PageText } from './pageText';

/**
 * Returns which elements of a page are neither imported there nor known on every page.
 *
 * @param known the elements that pages may have
 */
export function checkElements(
  { file, elements, names }: Pick<PageText, 'file' | 'elements' | 'names'>,
  known: readonly string[],
): string[] {
  const there = [...names, ...known];
  return elements
    .filter(({ name }) => name !== '' && !there.includes(name))
    .map(({ name, line }) => {
      const near = findNearest(name, there).map((item) => `<${item}>`);
      const hint = near.length > 0 ? `Did you mean ${near.join(', ')}?` : '';
      return `${file}:${line}: there is no component <${name}>. ${hint || `Pages may have: ${known.join(', ')}.`}`;
    });
}
