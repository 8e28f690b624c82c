import type { ParseFrontMatter } from '@docusaurus/types';
import type { Destination } from '../types';

/**
 * Returns Docusaurus's `markdown.parseFrontMatter` for an old version: it adds what became of the page
 * in the current version, as `successor` or as `removal`. So each page carries that one fact, and no
 * page the list of all.
 *
 * @param successors where the version's pages are in the current one, by slug
 */
export function createFrontMatterParser(
  successors: Readonly<Record<string, Destination>>,
): ParseFrontMatter {
  return async ({ defaultParseFrontMatter, ...params }) => {
    const { frontMatter, content } = await defaultParseFrontMatter(params);
    const end = successors[String(frontMatter.slug)];
    const added = typeof end === 'string' ? { successor: end } : end && { removal: end };
    return { content, frontMatter: { ...frontMatter, ...added } };
  };
}
