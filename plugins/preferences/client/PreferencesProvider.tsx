import { createContext, useEffect, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { followPreferences } from './followPreferences';
import { readCodeHash } from './readCodeHash';
import { showPreference } from './showPreference';

/** Whether a component is inside of the provider. */
export const PreferencesContext = createContext(false);

/**
 * Keeps what is shown up to date: with other tabs, with the operating system, and with links to code
 * in a style and language, which change what is shown and not what is kept.
 */
export function PreferencesProvider({ children }: { children: ReactNode }): ReactNode {
  const { hash } = useLocation();
  useEffect(followPreferences, []);
  useEffect(() => {
    const asked = readCodeHash(hash);
    if (asked) {
      showPreference('codeVariant', asked.variant);
    }
    if (asked?.style) {
      showPreference('codeStyle', asked.style);
    }
  }, [hash]);
  return <PreferencesContext value={true}>{children}</PreferencesContext>;
}
