import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import { links, pages } from '@generated/docusaurus-plugin-api-reference/default/pages.server';
import ApiFrame from '@theme/ApiFrame';
import NotFoundContent from '@theme/NotFound/Content';
import { useSite } from '../../../../core/client/site';
import type { Removal } from '../../../../core/navigation';
import type { Site, Version } from '../../../../core/types';
import { usePage } from '../../../navigation/client';
import { toComparisonSearch } from '../../client/comparisonLink';
import { toContents, type ApiOutline } from '../../client/outline';
import { useApiPage } from '../../client/useApiPage';
import { findRelease } from '../../releases';
import Article from './Article';

/** Returns where a page leads when a newer version doesn't have it: to a comparison of the two. */
function toRemoval(
  { removedIn, product, name }: ApiOutline,
  site: Site,
  from: Version,
): Removal | undefined {
  const to = removedIn === undefined ? undefined : findRelease(site, product, removedIn);
  return to === undefined
    ? undefined
    : {
        version: to.label,
        see: {
          slug: `/api/compare${toComparisonSearch({ from, to, product, component: name })}`,
          title: translate({ id: 'site.apiComparison.title', message: 'Compare versions' }),
        },
      };
}

/** The page of a component or an interface. In browsers, all of them share a route. */
export default function ApiPage(): ReactNode {
  const { slug } = usePage();
  const page = useApiPage(slug, pages[slug]?.() ?? null, links);
  const { outline } = page;
  const { site, version } = useSite();
  if (page.state === 'missing') {
    return (
      <>
        <PageMetadata
          title={translate({ id: 'theme.NotFound.title', message: 'Page Not Found' })}
        />
        <NotFoundContent />
      </>
    );
  }
  return (
    <ApiFrame
      slug={slug}
      title={outline?.title ?? ''}
      description={outline?.summary ?? ''}
      product={outline?.product ?? 'general'}
      successor={outline && !outline.removedIn ? slug : undefined}
      removal={outline ? toRemoval(outline, site, version) : undefined}
      toc={outline ? toContents(outline) : []}
    >
      <Article {...page} />
    </ApiFrame>
  );
}
