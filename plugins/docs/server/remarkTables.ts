import type { PhrasingContent, Root, Table, TableCell } from 'mdast';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import { toText } from '../../../core/server/pageText';

/** How many characters fit beside each other on a phone, over all columns of a table. */
const PHONE_WIDTH = 43;

/** How many characters per line a long text needs. In less, it has one word per line. */
const READABLE_WIDTH = 16;

/** How many characters wider code is than text of the same length: it has padding, and wider letters. */
const CODE_PADDING = 2;

/** Returns how many characters wide the pieces of a text are that stay on one line: words, and code. */
const measurePieces = (node: PhrasingContent): number[] => {
  if (node.type === 'inlineCode') {
    return [node.value.length + CODE_PADDING];
  }
  return 'children' in node
    ? node.children.flatMap(measurePieces)
    : toText(node)
        .split(/\s+/)
        .map(({ length }) => length);
};

/** Returns how many characters wide a cell must be to be read well. */
function measureCell(cell: TableCell): number {
  return Math.max(
    ...cell.children.flatMap(measurePieces),
    Math.min(toText(cell).length, READABLE_WIDTH),
  );
}

/** Whether a phone shows a table well as it is. */
function fitsPhone({ children: rows }: Table): boolean {
  const columns = rows[0]?.children.length ?? 0;
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map(({ children }) => (children[column] ? measureCell(children[column]) : 0))),
  );
  return widths.reduce((sum, width) => sum + width, 0) <= PHONE_WIDTH;
}

/**
 * Prepares tables that are too wide for a phone, where each row is shown as a block: the table gets the class
 * `stacked`, and each cell gets the head of its column as `data-label`.
 */
export const remarkTables = (): Transformer<Root> => (tree) =>
  visit(tree, 'table', (table) => {
    if (fitsPhone(table)) {
      return;
    }
    const [head, ...rows] = table.children;
    table.data = { ...table.data, hProperties: { className: ['stacked'] } };
    for (const { children: cells } of rows) {
      // The first cell is the title of its row.
      cells.slice(1).forEach((cell, at) => {
        const label = head?.children[at + 1];
        cell.data = { ...cell.data, hProperties: { 'data-label': label ? toText(label) : '' } };
      });
    }
  });
