/** `DateRangePickerDay2` → `date-range-picker-day-2`, `ChartsXAxis` → `charts-x-axis` */
export function toKebabName(name: string): string {
  return name
    .replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[A-Za-z])(?=\d)/g, '-')
    .toLowerCase();
}
