import { toDemoTitle } from './toDemoTitle';

test.each([
  ['ControlledSorting', 'Controlled sorting'],
  ['ExportToCSV', 'Export to CSV'],
  ['CSVExport', 'CSV export'],
  ['Grid', 'Grid'],
])('%s reads %s', (name, title) => {
  expect(toDemoTitle(name)).toBe(title);
});
