/** Replaces Docusaurus's color mode, which has its own state and storage key, by the visitor's preference. */
import type { ReactNode } from 'react';
import type { Mode } from '../types';
import { useDisplayPreferences, usePreference } from './usePreference';

interface ColorModeState {
  /** The mode that the page is drawn in. */
  colorMode: Mode;
  /** The visitor's choice; `null` follows the operating system. */
  colorModeChoice: Mode | null;
  setColorMode(choice: Mode | null): void;
}

export function useColorMode(): ColorModeState {
  const { mode } = useDisplayPreferences();
  const { value, choose } = usePreference('colorMode');
  return {
    colorMode: mode,
    colorModeChoice: value === 'system' ? null : value,
    setColorMode: (choice) => choose(choice ?? 'system'),
  };
}

export function ColorModeProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}
