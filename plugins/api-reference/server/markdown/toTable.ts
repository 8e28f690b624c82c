import type { PhrasingContent, Table, TableRow } from 'mdast';

/** Makes a table; a cell without content stays empty. */
export function toTable(
  headings: readonly string[],
  rows: readonly (readonly PhrasingContent[][])[],
): Table {
  const toRow = (cells: readonly PhrasingContent[][]): TableRow => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  });
  const heading = headings.map((value): PhrasingContent[] => [{ type: 'text', value }]);
  return { type: 'table', children: [toRow(heading), ...rows.map(toRow)] };
}
