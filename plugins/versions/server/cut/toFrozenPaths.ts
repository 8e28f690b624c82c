import { prefixedLanguages } from '../../../shared/types';
import { toTranslatedDir } from '../../../shared/server/toTranslatedDir';

/** Returns the places that belong to one version alone: its folder, its tree, its translated pages. */
export function toFrozenPaths(name: string) {
  return {
    dir: `versioned_docs/version-${name}`,
    tree: `versioned_sidebars/version-${name}-sidebars.json`,
    translations: prefixedLanguages.map((language) => toTranslatedDir(language, name)),
  };
}
