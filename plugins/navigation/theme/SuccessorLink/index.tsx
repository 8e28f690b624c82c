import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import { useSite } from '../../../../core/client/site';
import { toVersionUrl } from '../../client/versionLinks';

interface Props {
  /** Path of the page in the current version; nothing when that doesn't have it. */
  slug: string | undefined;
}

/** Names a page of the current version as the canonical one of a page of an old version. */
export default function SuccessorLink({ slug }: Props): ReactNode {
  const { site, version } = useSite();
  const [current] = site.versions;
  if (!current || version === current || slug === undefined) {
    return null;
  }
  const url = toVersionUrl(site, current, slug);
  return (
    <Head>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
    </Head>
  );
}
