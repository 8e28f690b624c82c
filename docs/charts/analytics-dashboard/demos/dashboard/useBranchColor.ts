import * as React from 'react';
import { useTheme } from '@mui/material/styles';

/** Returns the color of a branch: the same in every chart. */
export function useBranchColor() {
  const { palette } = useTheme();
  return React.useCallback(
    (id: string) => {
      const colors: Record<string, string> = {
        harbor: palette.primary.main,
        market: palette.secondary.main,
        garden: palette.warning.main,
      };
      return colors[id] ?? palette.text.secondary;
    },
    [palette],
  );
}
