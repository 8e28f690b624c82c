/** Wraps DocVersionRoot to unpack the links of the sidebar, which pages load in a short form. */
import { useMemo, type ReactNode } from 'react';
import { unpackLinks } from '@site/plugins/navigation/client';
import DocVersionRoot from '@theme-original/DocVersionRoot';
import type { Props } from '@theme/DocVersionRoot';

export default function DocVersionRootWrapper({ version, ...props }: Props): ReactNode {
  const unpacked = useMemo(() => {
    const sidebars = Object.entries(version.docsSidebars);
    const docsSidebars = Object.fromEntries(
      sidebars.map(([name, items]) => [name, unpackLinks(items)]),
    );
    return { ...version, docsSidebars };
  }, [version]);
  return <DocVersionRoot {...props} version={unpacked} />;
}
