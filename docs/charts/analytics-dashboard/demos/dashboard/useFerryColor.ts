import * as React from 'react';
import { useTheme } from '@mui/material/styles';

/** Returns the color of a ferry line: the same in every chart. */
export function useFerryColor() {
  const { palette } = useTheme();
  return React.useCallback(
    (id: string) => {
      const colors: Record<string, string> = {
        harbor: palette.primary.main,
        north: palette.secondary.main,
        islands: palette.warning.main,
      };
      return colors[id] ?? palette.text.secondary;
    },
    [palette],
  );
}
