import { useTheme } from '@mui/material/styles';
import type { BoatKind } from './boats';

/** Colors of the kinds of boats in charts; each can be told from the others in both modes. */
export function useKindColors(): Record<BoatKind, string> {
  const { palette } = useTheme();
  return palette.mode === 'dark'
    ? { Kayak: '#ffb74d', Dinghy: '#4db6ac', Cruiser: palette.primary.main }
    : { Kayak: '#c77700', Dinghy: '#00897b', Cruiser: palette.primary.main };
}
