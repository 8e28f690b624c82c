/** Wraps all pages, and outlives them: the place for the visitor's preferences. */
import type { ReactNode } from 'react';
import { PreferencesProvider } from '../../../plugins/preferences/client';

export default function Root({ children }: { children: ReactNode }): ReactNode {
  return <PreferencesProvider>{children}</PreferencesProvider>;
}
