/** Ejected from NotFound/Content 3.10.2: every page of the docs may show it, and few ever bring its code. */
import { lazy, Suspense, type ReactNode } from 'react';
import type { Props } from '@theme/NotFound/Content';

const NotFoundPage = lazy(() => import(/* webpackChunkName: "not-found" */ '@theme/NotFoundPage'));

export default function NotFoundContent(props: Props): ReactNode {
  return (
    <Suspense>
      <NotFoundPage {...props} />
    </Suspense>
  );
}
