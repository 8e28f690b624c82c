import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { toImport } from '../../../core/server/mdx';

interface FrontMatter {
  ads?: boolean;
  plan?: string;
}

/**
 * Puts the ad slot after a page's description, its first paragraph before any heading; not on pages
 * about a paid plan, nor with `ads: false` in the front matter.
 */
export function remarkAdSlot() {
  return (tree: Root, { data }: VFile) => {
    const { ads, plan } = (data.frontMatter ?? {}) as FrontMatter;
    const place = tree.children.findIndex(({ type }) => type === 'paragraph' || type === 'heading');
    if (ads === false || plan !== undefined || tree.children[place]?.type !== 'paragraph') {
      return;
    }
    tree.children.splice(place + 1, 0, {
      type: 'mdxJsxFlowElement',
      name: 'AdSlot',
      attributes: [],
      children: [],
    });
    // Not an MDX component of every page: pages without an ad don't carry it.
    tree.children.unshift(toImport('AdSlot', '@theme/AdSlot', 'ImportDefaultSpecifier'));
  };
}
