/** Ejected from NotFound/Content 3.10.2: its code is loaded only when it shows, though every page may need it. */
import type { ReactNode } from 'react';
import type { Props } from '@theme/NotFound/Content';
import { loadLater } from '../../../../core/client/loadLater';

const NotFoundPage = loadLater(
  () => import(/* webpackChunkName: "not-found" */ '@theme/NotFoundPage'),
);

export default function NotFoundContent(props: Props): ReactNode {
  return <NotFoundPage {...props} />;
}
