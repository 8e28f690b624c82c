import type { Removal } from '../../../../core/navigation';
import { translate } from '@docusaurus/Translate';
import { type ReactNode, useMemo } from 'react';
import { links, pages } from '@generated/docusaurus-plugin-api-reference/default/pages.server';
import ApiFrame from '@theme/ApiFrame';
import { useSite } from '../../../../core/client/site';
import { usePage } from '../../../navigation/client';
import { useApiPage } from '../../client';
import { type ApiOutline, toContents } from '../../client/outline';
import ApiPage from './Article';

/** The page of a component or an interface. One route stands for all of them. */
export default function ApiRoute(): ReactNode {
  const { slug } = usePage();
  const page = useApiPage(slug, pages[slug]?.() ?? null, links);
  const { outline } = page;
  const removal = useRemoval(outline);
  const toc = useMemo(() => (outline ? toContents(outline) : []), [outline]);
  return (
    <ApiFrame
      slug={slug}
      title={outline?.title ?? ''}
      description={outline?.summary ?? ''}
      product={outline?.product ?? 'general'}
      successor={outline && !outline.removedIn ? slug : undefined}
      removal={removal}
      toc={toc}
    >
      <ApiPage {...page} />
    </ApiFrame>
  );
}

/** Returns what a page of the reference leads to that a newer version has no longer: the comparison of both. */
export function useRemoval(outline: ApiOutline | null): Removal | undefined {
  const { version } = useSite();
  return useMemo(() => {
    const { removedIn, product, name } = outline ?? {};
    return removedIn === undefined
      ? undefined
      : {
          version: removedIn,
          see: {
            slug: `/api/compare?from=${version.name}&to=${removedIn}&product=${product}&component=${name}`,
            title: translate({ id: 'site.apiComparison.title', message: 'Compare versions' }),
          },
        };
  }, [outline, version]);
}
