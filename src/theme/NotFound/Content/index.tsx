/** Ejected from NotFound/Content 3.10.2: its code is loaded only when it shows, though every page may need it. */
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
