/**
 * Stands for Docusaurus's context of the color mode, which has a storage key and a state of its own:
 * its components follow the one choice of the visitor.
 */
import type { ReactNode } from 'react';
import type { Mode } from '../types';
import { useDisplayPreferences, usePreference } from './usePreference';

interface ColorModeState {
  /** What the page is drawn in. */
  colorMode: Mode;
  /** What is chosen; `null` follows the operating system. */
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
