import { useMemo, type ReactNode } from 'react';
import { links, pages } from '@generated/docusaurus-plugin-api-reference/default/pages.server';
import ApiFrame from '@theme/ApiFrame';
import ApiPage from '../ApiPage/Article';
import { useApiPage } from '../../client';
import { useRemoval } from '../../client/useRemoval';
import { toContents } from '../../client/outline';
import { usePage } from '../../../navigation/client';

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
