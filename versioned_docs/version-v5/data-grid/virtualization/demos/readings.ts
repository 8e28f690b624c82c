/** A reading of a shelf sensor in a warehouse. */
export interface Reading {
  id: number;
  shelf: string;
  /** In °C. */
  temperature: number;
  /** In percent. */
  humidity: number;
}

/** Makes readings that are the same on each visit. */
export const makeReadings = (count: number): Reading[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    shelf: `${'ABCDEF'[index % 6]}-${String((index * 7) % 900).padStart(3, '0')}`,
    temperature: 16 + ((index * 37) % 90) / 10,
    humidity: 35 + ((index * 53) % 40),
  }));
