/** `ControlledSorting` → `Controlled sorting`, `ExportToCSV` → `Export to CSV` */
export function toDemoTitle(name: string): string {
  return name
    .split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((word, index) => (index === 0 || /^[A-Z\d]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
}
