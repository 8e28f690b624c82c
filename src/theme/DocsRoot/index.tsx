/** Wraps DocsRoot to keep the 404 page where the server has answered with it. */
import type { ReactNode } from 'react';
import { useNotFoundServed } from '../../../plugins/navigation/client';
import DocsRoot from '@theme-init/DocsRoot';
import type { Props } from '@theme/DocsRoot';
import NotFound from '@theme/NotFound';

export default function DocsRootWrapper(props: Props): ReactNode {
  return useNotFoundServed() ? <NotFound /> : <DocsRoot {...props} />;
}
