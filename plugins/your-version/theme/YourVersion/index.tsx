import type { ReactNode } from 'react';
import { loadLater } from '../../../../core/client/loadLater';
import { usePage } from '../../../navigation/client';
import { useRelease } from '../../client/choice';

const Status = loadLater(() => import(/* webpackChunkName: "your-version" */ './Status'));

/** Below a page's title: what the page means for the release that the visitor uses, once it is known. */
export default function YourVersion(): ReactNode {
  const { slug, subject } = usePage();
  const release = useRelease(subject);
  return release !== undefined && <Status release={release} slug={slug} />;
}
