/** Wraps ContentVisibility to load its banners only for drafts and unlisted pages. */
import type { ReactNode } from 'react';
import type { Props } from '@theme/ContentVisibility';
import { loadLater } from '../../../core/client/loadLater';

const Banners = loadLater<Props>(
  () => import(/* webpackChunkName: "visibility" */ '@theme-init/ContentVisibility'),
);

export default function ContentVisibility({ metadata }: Props): ReactNode {
  const { unlisted, frontMatter } = metadata;
  return unlisted || frontMatter.unlisted || frontMatter.draft ? (
    <Banners metadata={metadata} />
  ) : null;
}
