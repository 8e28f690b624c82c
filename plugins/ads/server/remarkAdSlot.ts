import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { toImport } from '../../../core/server/mdx';

interface FrontMatter {
  ads?: boolean;
  plan?: string;
}

/**
 * Puts the slot of the ad under a page's description: its first paragraph, when it stands before the
 * first heading. Not where the front matter says `ads: false`, nor on pages about a paid plan.
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
    // Not one of the components of every page: pages without an ad do not carry it.
    tree.children.unshift(toImport('AdSlot', '@theme/AdSlot', 'ImportDefaultSpecifier'));
  };
}
