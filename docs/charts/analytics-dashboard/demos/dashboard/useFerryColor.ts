import { useTheme } from '@mui/material/styles';

/** Returns the color of a ferry line: the same in every chart. */
export function useFerryColor() {
  const { palette } = useTheme();
  const colors: Record<string, string> = {
    harbor: palette.primary.main,
    north: palette.secondary.main,
    islands: palette.warning.main,
  };
  return (id: string) => colors[id] ?? palette.text.secondary;
}
