import type { Table } from 'mdast';
import type { ApiClass } from '../../types';
import { parseDescription } from './parseDescription';
import { toCell } from './toCell';
import { toCode, type Links } from './toCode';
import { toMarks } from './toMarks';
import { toPhrasing } from './toPhrasing';
import { toTable } from './toTable';

/** Makes the table of CSS classes. A state that all components share has no rule in the theme. */
export function toClassesTable(classes: readonly ApiClass[], links: Links): Table {
  return toTable(
    ['Class name', 'Rule name', 'Description'],
    classes.map((item) => [
      [toCode(`.${item.className}`)],
      item.isGlobal ? toPhrasing('(state)') : [toCode(item.key)],
      toCell([...toMarks(item, links), ...parseDescription(item.description, links)]),
    ]),
  );
}
