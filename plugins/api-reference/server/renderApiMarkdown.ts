import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { toApiSlug } from '../toApiSlug';
import type { Api } from '../types';
import { toHref } from './markdown/toHref';
import { toIntroduction } from './markdown/toIntroduction';
import { toSections } from './markdown/toSections';

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-' })
  .freeze();

/**
 * Returns a page of the reference as GitHub-flavored Markdown. Its links are relative to
 * the page, for it is served beside it, at the page's path with `.md`.
 *
 * @param links pages of the reference by name, as `toApiLinks` gives them
 */
export function renderApiMarkdown(
  api: Api,
  links: ReadonlyMap<string, string> = new Map(),
): string {
  const page = toApiSlug(api);
  const relative = new Map([...links].map(([name, slug]) => [name, toHref(page, slug)]));
  relative.delete(api.name);
  const tree: Root = {
    type: 'root',
    children: [...toIntroduction(api, relative), ...toSections(api, relative)],
  };
  return writer.stringify(tree);
}
