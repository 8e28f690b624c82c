import type { Table } from 'mdast';
import type { ApiSlot } from '../../types';
import { parseDescription } from './parseDescription';
import { toCell } from './toCell';
import { toCode, type Links } from './toCode';
import { toDemosLine } from './toDemosLine';
import { toMarks } from './toMarks';
import { toTable } from './toTable';

/**
 * Makes the table of slots.
 *
 * @param root address of the version
 */
export function toSlotsTable(slots: readonly ApiSlot[], root: string, links: Links): Table {
  return toTable(
    ['Slot', 'Class name', 'Default component', 'Description'],
    slots.map((slot) => [
      [toCode(slot.name)],
      slot.className === null ? [] : [toCode(`.${slot.className}`)],
      slot.default === null ? [] : [toCode(slot.default, links)],
      toCell([
        ...toMarks(slot, links),
        ...parseDescription(slot.description, links),
        ...toDemosLine(slot.demos, root),
      ]),
    ]),
  );
}
