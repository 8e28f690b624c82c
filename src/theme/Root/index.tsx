/** Docusaurus's place for what outlives every page: the visitor's choices. */
import type { ReactNode } from 'react';
import { PreferencesProvider } from '@site/plugins/preferences/client';

export default function Root({ children }: { children: ReactNode }): ReactNode {
  return <PreferencesProvider>{children}</PreferencesProvider>;
}
