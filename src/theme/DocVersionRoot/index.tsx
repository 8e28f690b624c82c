/** Wraps DocVersionRoot to unpack the links of the sidebar, which pages load in a short form. */
import type { ReactNode } from 'react';
import { unpackVersion } from '../../../plugins/navigation/client';
import DocVersionRoot from '@theme-init/DocVersionRoot';
import type { Props } from '@theme/DocVersionRoot';

export default function DocVersionRootWrapper({ version, ...props }: Props): ReactNode {
  return <DocVersionRoot {...props} version={unpackVersion(version)} />;
}
