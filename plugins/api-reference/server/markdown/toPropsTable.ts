import type { Table } from 'mdast';
import type { ApiProp } from '../../types';
import { parseDescription } from './parseDescription';
import { toCell } from './toCell';
import { toCode, type Links } from './toCode';
import { toDemosLine } from './toDemosLine';
import { toMarks } from './toMarks';
import { toSignatureLines } from './toSignatureLines';
import { toTable } from './toTable';

/**
 * Makes the table of props, or of an interface's properties.
 *
 * @param root address of the version
 */
export function toPropsTable(props: readonly ApiProp[], root: string, links: Links): Table {
  return toTable(
    ['Name', 'Type', 'Default', 'Description'],
    props.map((prop) => [
      [toCode(prop.name)],
      [toCode(prop.type, links)],
      prop.default === null ? [] : [toCode(prop.default)],
      toCell([
        ...toMarks(prop, links),
        ...parseDescription(prop.description, links),
        ...(prop.signature ? toSignatureLines(prop.signature, links) : []),
        ...toDemosLine(prop.demos, root),
      ]),
    ]),
  );
}
