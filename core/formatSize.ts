/**
 * Returns a size as people know it: `118.0 kB`, `9.1 MB`, `10.8 GB`.
 *
 * @param language of the number: `9,1 MB` in Portuguese
 */
export function formatSize(bytes: number, language = 'en'): string {
  // 999.95 kB would be rounded to 1000.0.
  const [unit, size] =
    bytes < 999.95e3 ? ['kilobyte', 1e3] : bytes < 999.95e6 ? ['megabyte', 1e6] : ['gigabyte', 1e9];
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language, { style: 'unit', unit, ...digits }).format(bytes / size);
}
