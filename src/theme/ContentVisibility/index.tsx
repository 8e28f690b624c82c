/** Wraps ContentVisibility to load its banners only for drafts and unlisted pages. */
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
