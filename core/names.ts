/** `DateRangePickerDay2` → `date-range-picker-day-2`, `ChartsXAxis` → `charts-x-axis` */
export function toKebabName(name: string): string {
  return name
    .replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[A-Za-z])(?=\d)/g, '-')
    .toLowerCase();
}

/**
 * Returns the names of the same component in lower plans, the nearest first: `GridPro`, `Grid` for
 * `GridPremium`.
 *
 * @param suffixes ends of names in paid plans, the lowest plan first
 */
export function toLowerPlans(name: string, suffixes: readonly string[]): string[] {
  const suffix = suffixes.find((end) => name.endsWith(end));
  if (suffix === undefined) {
    return [];
  }
  const base = name.slice(0, -suffix.length);
  const lower = ['', ...suffixes.slice(0, suffixes.indexOf(suffix))];
  return lower.toReversed().map((end) => base + end);
}

/** Returns the names that a list has more than once. */
export function findRepeated(names: readonly string[]): Set<string> {
  const seen = new Set<string>();
  // A set returns itself when something is added.
  return new Set(names.filter((name) => seen.size === seen.add(name).size));
}

/**
 * Returns what a demo is called in the playground's address: its name, or `data-grid-sorting-Name` if other
 * demos of the version have the same name.
 *
 * @param folder of its page, from the version's folder: `data-grid/sorting`
 */
export const toDemoId = (name: string, folder: string, isShared: boolean): string =>
  isShared ? `${folder.replaceAll('/', '-')}-${name}` : name;
