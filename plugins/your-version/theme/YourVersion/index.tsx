import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { loadLater } from '../../../../core/client/loadLater';
import { hasChosen } from '../../client/hasChosen';

const Status = loadLater(() => import(/* webpackChunkName: "your-version" */ './Status'));

/** Below a page's title: what the page means for the release that the visitor uses, if they chose one. */
export default function YourVersion(): ReactNode {
  return useIsBrowser() && hasChosen() && <Status />;
}
