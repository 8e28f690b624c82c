import { findNearest } from '../../../core/names';
import type { ApiSummary } from '../types';
import type { Guide } from './readGuides';

/**
 * Says which names in the front matter of pages, under `components`, the reference does not have.
 *
 * @param guides pages of a version
 * @param apis the reference of the same version
 */
export function checkComponentNames(
  guides: readonly Pick<Guide, 'file' | 'components'>[],
  apis: readonly Pick<ApiSummary, 'name'>[],
): string[] {
  const names = [...new Set(apis.map(({ name }) => name))];
  const known = new Set(names);
  return guides.flatMap(({ file, components }) =>
    components
      .filter((name) => !known.has(name))
      .map((name) => {
        const nearest = findNearest(name, names).join(', ');
        const hint = nearest ? `Did you mean ${nearest}?` : 'Take it out of "components".';
        return `${file}: there is no component or interface "${name}" in the reference of this version. ${hint}`;
      }),
  );
}
