import { toApiSlug } from '../../../api-reference/paths';
import type { ApiSummary } from '../../../api-reference/types';
import { plans } from '../../../../core/types';
import { toMarkdownPath } from '../../toMarkdownPath';
import type { MarkdownPage } from '../../types';
import type { ListedPage } from './listedPage';

/**
 * Returns all that an index can list, by slug: guides, and pages of the reference by their names.
 *
 * @param root address of the version, without a trailing slash
 */
export function listPages(
  pages: readonly MarkdownPage[],
  apis: readonly ApiSummary[],
  root: string,
): ReadonlyMap<string, ListedPage> {
  const guides = pages.map(({ title, description, frontMatter }) => {
    const slug = String(frontMatter.slug);
    const plan = plans.find((item) => item === frontMatter.plan) ?? null;
    return [slug, { title, description, url: `${root}${toMarkdownPath(slug)}`, plan }] as const;
  });
  const reference = apis.map((api) => {
    const { name: title, plan } = api;
    const slug = toApiSlug(api);
    return [slug, { title, description: '', url: `${root}${toMarkdownPath(slug)}`, plan }] as const;
  });
  return new Map([...guides, ...reference]);
}
