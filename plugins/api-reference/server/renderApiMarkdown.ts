import type { Root } from 'mdast';
import { renderMarkdown } from '../../../core/server/mdx';
import type { Api } from '../types';
import { toHref } from './markdown/toHref';
import { toIntroduction } from './markdown/toIntroduction';
import { toSections } from './markdown/toSections';

/**
 * Returns a page of the reference as GitHub-flavored Markdown. Its links are
 * absolute and lead to the Markdown of pages: a copy of it can be read anywhere.
 *
 * @param root address of the version, without a trailing slash: `https://docs.example.com/x/v7`
 * @param links pages of the reference by name, as `toApiLinks` gives them
 */
export function renderApiMarkdown(
  api: Api,
  root: string,
  links: ReadonlyMap<string, string> = new Map(),
): string {
  const addresses = new Map([...links].map(([name, slug]) => [name, toHref(root, slug)]));
  addresses.delete(api.name);
  const tree: Root = {
    type: 'root',
    children: [...toIntroduction(api, root, addresses), ...toSections(api, root, addresses)],
  };
  return renderMarkdown(tree);
}
