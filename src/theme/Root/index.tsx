/** Docusaurus's place for what outlives every page: the visitor's choices about code. */
import type { ReactNode } from 'react';
import { CodeStyleProvider, CodeVariantProvider } from '@site/plugins/preferences/client';

export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <CodeStyleProvider>
      <CodeVariantProvider>{children}</CodeVariantProvider>
    </CodeStyleProvider>
  );
}
