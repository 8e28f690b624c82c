import { formatHex } from 'culori';

const toHex = (l: number, c: number, h: number): string => formatHex({ mode: 'oklch', l, c, h });

/** The light mode's tokens, for pictures, which know no custom properties. */
export const colors = {
  paper: toHex(0.986, 0.004, 85),
  ink: toHex(0.24, 0.012, 60),
  inkSoft: toHex(0.45, 0.013, 65),
  line: toHex(0.89, 0.009, 80),
};

/** Returns the color of a version, from its hue in `site.ts`. */
export function toVersionColor(hue: number): string {
  return toHex(0.5, 0.11, hue);
}
