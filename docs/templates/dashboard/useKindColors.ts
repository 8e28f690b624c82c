import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import type { BoatKind } from './boats';

/** Colors of the kinds of boats in charts; each can be told from the others in both modes. */
export function useKindColors(): Record<BoatKind, string> {
  const { palette } = useTheme();
  const primary = palette.primary.main;
  const isDark = palette.mode === 'dark';
  return React.useMemo(
    () =>
      isDark
        ? { Kayak: '#ffb74d', Dinghy: '#4db6ac', Cruiser: primary }
        : { Kayak: '#c77700', Dinghy: '#00897b', Cruiser: primary },
    [isDark, primary],
  );
}
