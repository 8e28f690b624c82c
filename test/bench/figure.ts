/** One line of the table. */
export interface Figure {
  name: string;
  value: number;
  unit: 's' | 'ms' | 'kB' | 'MB' | 'files' | 'fps';
}

/** Returns a value with its unit: `7.0 kB`, `12 files`. */
export const toText = ({ value, unit }: Figure): string =>
  `${unit === 'files' ? value : value.toFixed(1)} ${unit}`;
