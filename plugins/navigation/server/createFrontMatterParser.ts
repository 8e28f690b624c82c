import type { ParseFrontMatter } from '@docusaurus/types';
import { readPageSlugs } from '../../shared/server/readPageSlugs';

/**
 * Returns Docusaurus's `markdown.parseFrontMatter` for an old version: it adds `successor`, the slug
 * of the same page in the current version, where there is one. So each page carries that one fact,
 * and no page the list of all.
 *
 * @param currentDir absolute path of the current version's folder
 */
export function createFrontMatterParser(currentDir: string): ParseFrontMatter {
  let slugs: Promise<ReadonlySet<unknown>> | undefined;
  return async ({ defaultParseFrontMatter, ...params }) => {
    slugs ??= readPageSlugs(currentDir).then((list) => new Set(list));
    const { frontMatter, content } = await defaultParseFrontMatter(params);
    const { slug } = frontMatter;
    return {
      content,
      frontMatter: (await slugs).has(slug) ? { ...frontMatter, successor: slug } : frontMatter,
    };
  };
}
