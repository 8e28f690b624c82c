/** Wraps ContentVisibility to bring its banners for a draft and for an unlisted page alone. */
import { lazy, Suspense, type ReactNode } from 'react';
import type { Props } from '@theme/ContentVisibility';

const Banners = lazy(
  () => import(/* webpackChunkName: "visibility" */ '@theme-original/ContentVisibility'),
);

export default function ContentVisibility({ metadata }: Props): ReactNode {
  const { unlisted, frontMatter } = metadata;
  return unlisted || frontMatter.unlisted || frontMatter.draft ? (
    <Suspense>
      <Banners metadata={metadata} />
    </Suspense>
  ) : null;
}
