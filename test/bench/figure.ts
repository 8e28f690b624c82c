/** One line of the table. */
export interface Figure {
  name: string;
  value: number;
  unit: 's' | 'ms' | 'kB' | 'MB' | 'files' | 'fps';
}
