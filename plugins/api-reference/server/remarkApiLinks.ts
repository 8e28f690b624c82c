import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { products } from '../../../core/types';
import { toApiSlug } from '../toApiSlug';
import type { ApiSummary } from '../types';
import { addApiSection } from './remark/addApiSection';
import { linkCode } from './remark/linkCode';
import { toApiLinks } from './toApiLinks';

interface Options {
  /** The reference of the version that is built. */
  apis: readonly ApiSummary[];
}

/**
 * Links pages to the reference: code in the prose that is the name of one of its pages, and a
 * section "API" at the end with the names of the front matter's `components`. Of a name in two
 * products the page's own counts. Names that are unknown are left to `checkComponentNames`.
 *
 * It belongs into `beforeDefaultRemarkPlugins`: later ones come after the table of contents.
 */
export function remarkApiLinks({ apis }: Options) {
  const bySlug = new Map(apis.map((api) => [toApiSlug(api), api]));
  return (tree: Root, file: VFile) => {
    const { product, components } = (file.data.frontMatter ?? {}) as Record<string, unknown>;
    const links = toApiLinks(
      apis,
      products.find((item) => item === product),
    );
    linkCode(tree, links);
    const names = Array.isArray(components) ? [...new Set(components.map(String))] : [];
    addApiSection(
      tree,
      names.flatMap((name) => bySlug.get(links.get(name) ?? '') ?? []),
    );
  };
}
