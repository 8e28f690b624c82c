import { library, reference } from '@site/library';
import { createApi } from './testing/createApi';
import { createApiFinder } from '../uses/apiFinder';
import { collectDemoUses } from './demoUses';

const apis = [
  createApi(
    'DataTable',
    {
      rows: 'readonly R[]',
      columns: 'readonly TableColDef<R>[]',
      slots: 'Partial<TableSlots>',
      slotProps: 'TableSlotProps',
      components: 'Partial<TableSlots>',
      filterModel: 'TableFilterModel',
    },
    ['toolbar', 'noRowsOverlay'],
  ),
  createApi('TableColDef', { field: 'string', width: 'number', renderCell: '() => ReactNode' }),
  createApi('TableCellParams', { row: 'R', value: 'V' }),
  createApi('TableFilterModel', { items: 'TableFilterItem[]' }),
  createApi('TableFilterItem', { field: 'string', operator: 'string' }),
  createApi('TableApi', { setPage: '(page: number) => void', getRow: '() => R' }),
  createApi('BarGraph', { series: 'BarSequence[]' }, [], {
    product: 'graphs',
    package: '@acme/x-graphs',
  }),
];
const finder = createApiFinder(apis, { library, reference });

/** What a demo uses, as words: `DataTable: rows, columns; slots toolbar`. */
function describeUses(code: string): string[] {
  return [...collectDemoUses(code, finder)].map(([{ name }, { props, slots }]) =>
    [
      [name, [...props].join(', ')].filter(Boolean).join(': '),
      ...(slots.size > 0 ? [`slots ${[...slots].join(', ')}`] : []),
    ].join('; '),
  );
}

const grid = `import { DataTable } from '@acme/x-data-table';\n`;
const column = `import type { TableColDef } from '@acme/x-data-table';\n`;

test.each([
  ['an element', `${grid}<DataTable rows={rows} aria-label="a">a</DataTable>`, ['DataTable: rows']],
  [
    'a component with another name',
    `import { DataTable as Grid } from '@acme/x-data-table-pro/DataTable';\n<Grid rows={[]} />`,
    ['DataTable: rows'],
  ],
  [
    'a component with styles',
    `${grid}const Styled = styled(DataTable, { name: 'A' })({});\nconst Grid = Styled;\n<Grid rows={[]} />`,
    ['DataTable: rows'],
  ],
  [
    'a component with styles in a template',
    `${grid}const Grid = styled(DataTable)\`color: red;\` as typeof DataTable;\n<Grid rows={[]} />`,
    ['DataTable: rows'],
  ],
  [
    'props that are spread',
    `${grid}const props = { rows: [] };\n<DataTable {...props} />`,
    ['DataTable: rows'],
  ],
  [
    'what a prop is given, by the type of the prop',
    `${grid}const cols = [{ field: 'a' }];\n<DataTable columns={[...cols, { width: 1 }]} filterModel={{ items: [{ operator: 'is' }] }} />`,
    [
      'DataTable: columns, filterModel',
      'TableColDef: field, width',
      'TableFilterModel: items',
      'TableFilterItem: operator',
    ],
  ],
  [
    'slots and their props',
    `${grid}<DataTable slots={{ toolbar: Bar }} slotProps={{ noRowsOverlay: {} }} />`,
    ['DataTable: slots, slotProps; slots toolbar, noRowsOverlay'],
  ],
  [
    'slots of old versions',
    `${grid}<DataTable components={{ Toolbar: Bar }} />`,
    ['DataTable: components; slots toolbar'],
  ],
  [
    'a typed variable',
    `${column}const a: readonly TableColDef<Row>[] = [{ field: 'a' }];`,
    ['TableColDef: field'],
  ],
  [
    'an alias of an interface',
    `import type { TableColumns } from '@acme/x-data-table';\nconst a: TableColumns = [{ field: 'a' }];`,
    ['TableColDef: field'],
  ],
  [
    'satisfies',
    `${column}const a = { field: 'a' } satisfies Partial<TableColDef>;`,
    ['TableColDef: field'],
  ],
  [
    'a type argument',
    `${column}const a = useMemo<TableColDef[]>(() => [{ field: 'a' }], []);`,
    ['TableColDef: field'],
  ],
  [
    'what a function returns',
    `${column}function f(): TableColDef { if (a) { return { field: 'a' }; } return b ? { width: 1 } : c; }`,
    ['TableColDef: field, width'],
  ],
  [
    'what an arrow returns',
    `${column}const f = (): TableColDef[] => names.map((name) => ({ field: name }));`,
    ['TableColDef: field'],
  ],
  [
    'parameters',
    `import type { TableCellParams } from '@acme/x-data-table';\nconst f = (p: TableCellParams) => p.row;\nconst g = ({ value: v }: TableCellParams) => v;`,
    ['TableCellParams: row, value'],
  ],
  [
    "methods of the grid's API",
    `import { useTableApiRef } from '@acme/x-data-table';\nconst ref = useTableApiRef();\nref.current?.setPage(1);\nother.current.getRow();`,
    ['TableApi: setPage'],
  ],
  [
    'a component without props that are known',
    `import { BarGraph } from '@acme/x-graphs-pro';\n<BarGraph foo />`,
    ['BarGraph'],
  ],
  [
    'nothing of other packages',
    `import { DataTable } from './DataTable';\nimport { BarGraph } from '@acme/x-data-table';\n<DataTable rows={[]} />`,
    [],
  ],
  [
    'an object that leads back to itself',
    `${grid}const items = [{ field: 'a', items }];\n<DataTable filterModel={{ items }} />`,
    ['DataTable: filterModel', 'TableFilterModel: items', 'TableFilterItem: field'],
  ],
  ['code that does not parse', `${grid}<DataTable rows={[} columns=`, ['DataTable: rows']],
])('sees %s', (_title, code, uses) => {
  expect(describeUses(code)).toEqual(uses);
});
