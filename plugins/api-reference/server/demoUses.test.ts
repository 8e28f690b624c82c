import { library, reference } from '../../../library';
import { createApi } from './testing/createApi';
import { createApiFinder } from '../uses/apiFinder';
import { collectDemoUses } from './demoUses';

const apis = [
  createApi(
    'DataGrid',
    {
      rows: 'readonly R[]',
      columns: 'readonly GridColDef<R>[]',
      slots: 'Partial<GridSlots>',
      slotProps: 'GridSlotProps',
      components: 'Partial<GridSlots>',
      filterModel: 'GridFilterModel',
    },
    ['toolbar', 'noRowsOverlay'],
  ),
  createApi('GridColDef', { field: 'string', width: 'number', renderCell: '() => ReactNode' }),
  createApi('GridCellParams', { row: 'R', value: 'V' }),
  createApi('GridFilterModel', { items: 'GridFilterItem[]' }),
  createApi('GridFilterItem', { field: 'string', operator: 'string' }),
  createApi('GridApi', { setPage: '(page: number) => void', getRow: '() => R' }),
  createApi('BarChart', { series: 'BarSeries[]' }, [], {
    product: 'charts',
    package: '@mui/x-charts',
  }),
];
const finder = createApiFinder(apis, { library, reference });

/** What a demo uses, as words: `DataGrid: rows, columns; slots toolbar`. */
function describeUses(code: string): string[] {
  return [...collectDemoUses(code, finder)].map(([{ name }, { props, slots }]) =>
    [
      [name, [...props].join(', ')].filter(Boolean).join(': '),
      ...(slots.size > 0 ? [`slots ${[...slots].join(', ')}`] : []),
    ].join('; '),
  );
}

const grid = `import { DataGrid } from '@mui/x-data-grid';\n`;
const column = `import type { GridColDef } from '@mui/x-data-grid';\n`;

test.each([
  ['an element', `${grid}<DataGrid rows={rows} aria-label="a">a</DataGrid>`, ['DataGrid: rows']],
  [
    'a component with another name',
    `import { DataGrid as Grid } from '@mui/x-data-grid-pro/DataGrid';\n<Grid rows={[]} />`,
    ['DataGrid: rows'],
  ],
  [
    'a component with styles',
    `${grid}const Styled = styled(DataGrid, { name: 'A' })({});\nconst Grid = Styled;\n<Grid rows={[]} />`,
    ['DataGrid: rows'],
  ],
  [
    'a component with styles in a template',
    `${grid}const Grid = styled(DataGrid)\`color: red;\` as typeof DataGrid;\n<Grid rows={[]} />`,
    ['DataGrid: rows'],
  ],
  [
    'props that are spread',
    `${grid}const props = { rows: [] };\n<DataGrid {...props} />`,
    ['DataGrid: rows'],
  ],
  [
    'what a prop is given, by the type of the prop',
    `${grid}const cols = [{ field: 'a' }];\n<DataGrid columns={[...cols, { width: 1 }]} filterModel={{ items: [{ operator: 'is' }] }} />`,
    [
      'DataGrid: columns, filterModel',
      'GridColDef: field, width',
      'GridFilterModel: items',
      'GridFilterItem: operator',
    ],
  ],
  [
    'slots and their props',
    `${grid}<DataGrid slots={{ toolbar: Bar }} slotProps={{ noRowsOverlay: {} }} />`,
    ['DataGrid: slots, slotProps; slots toolbar, noRowsOverlay'],
  ],
  [
    'slots of old versions',
    `${grid}<DataGrid components={{ Toolbar: Bar }} />`,
    ['DataGrid: components; slots toolbar'],
  ],
  [
    'a typed variable',
    `${column}const a: readonly GridColDef<Row>[] = [{ field: 'a' }];`,
    ['GridColDef: field'],
  ],
  [
    'an alias of an interface',
    `import type { GridColumns } from '@mui/x-data-grid';\nconst a: GridColumns = [{ field: 'a' }];`,
    ['GridColDef: field'],
  ],
  [
    'satisfies',
    `${column}const a = { field: 'a' } satisfies Partial<GridColDef>;`,
    ['GridColDef: field'],
  ],
  [
    'a type argument',
    `${column}const a = useMemo<GridColDef[]>(() => [{ field: 'a' }], []);`,
    ['GridColDef: field'],
  ],
  [
    'what a function returns',
    `${column}function f(): GridColDef { if (a) { return { field: 'a' }; } return b ? { width: 1 } : c; }`,
    ['GridColDef: field, width'],
  ],
  [
    'what an arrow returns',
    `${column}const f = (): GridColDef[] => names.map((name) => ({ field: name }));`,
    ['GridColDef: field'],
  ],
  [
    'parameters',
    `import type { GridCellParams } from '@mui/x-data-grid';\nconst f = (p: GridCellParams) => p.row;\nconst g = ({ value: v }: GridCellParams) => v;`,
    ['GridCellParams: row, value'],
  ],
  [
    "methods of the grid's API",
    `import { useGridApiRef } from '@mui/x-data-grid';\nconst ref = useGridApiRef();\nref.current?.setPage(1);\nother.current.getRow();`,
    ['GridApi: setPage'],
  ],
  [
    'a component without props that are known',
    `import { BarChart } from '@mui/x-charts-pro';\n<BarChart foo />`,
    ['BarChart'],
  ],
  [
    'nothing of other packages',
    `import { DataGrid } from './DataGrid';\nimport { BarChart } from '@mui/x-data-grid';\n<DataGrid rows={[]} />`,
    [],
  ],
  [
    'an object that leads back to itself',
    `${grid}const items = [{ field: 'a', items }];\n<DataGrid filterModel={{ items }} />`,
    ['DataGrid: filterModel', 'GridFilterModel: items', 'GridFilterItem: field'],
  ],
  ['code that does not parse', `${grid}<DataGrid rows={[} columns=`, ['DataGrid: rows']],
])('sees %s', (_title, code, uses) => {
  expect(describeUses(code)).toEqual(uses);
});
