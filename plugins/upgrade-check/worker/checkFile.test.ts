import type { ComparableApi, UseSettings } from '../../api-reference/analysis';
import { createFileCheck } from './checkFile';
import { type CheckedVersion, findVersionChanges } from './versionChanges';

const bareProp = { required: false, default: null, deprecated: null, plan: null };
type Prop = ComparableApi['props'][number];

const toProps = (props: Record<string, string | Partial<Prop>>): Prop[] =>
  Object.entries(props).map(([name, value]) => ({
    ...bareProp,
    name,
    type: 'string',
    ...(typeof value === 'string' ? { type: value } : value),
  }));

const toSlots = (...names: string[]): ComparableApi['slots'] =>
  names.map((name) => ({ name, default: null, className: null, deprecated: null, plan: null }));

const toClasses = (...keys: string[]): ComparableApi['classes'] =>
  keys.map((key) => ({ key, className: `MuiDataGrid-${key}`, deprecated: null }));

const createApi = (name: string, api: Partial<ComparableApi>): ComparableApi => ({
  name,
  kind: 'component',
  product: 'data-grid',
  plan: null,
  deprecated: null,
  themeName: null,
  props: [],
  slots: [],
  classes: [],
  ...api,
});

const older: CheckedVersion = {
  apis: [
    createApi('DataGrid', {
      themeName: 'MuiDataGrid',
      props: toProps({
        rows: 'readonly R[]',
        columns: 'readonly GridColDef[]',
        unstable_spanning: 'boolean',
        density: { type: "'compact' | 'standard' | 'tiny'", default: "'standard'" },
        selection: 'GridSelection',
        onSelect: '(selection: GridSelection) => void',
        onOpen: '(event: MouseEvent) => void',
        apiRef: 'RefObject<GridApi>',
        free: { plan: 'pro' },
        paid: {},
        components: 'GridSlots',
      }),
      slots: toSlots('toolbar', 'Footer', 'pinnedRows'),
      classes: toClasses('row', 'filler'),
    }),
    createApi('GridColDef', {
      kind: 'interface',
      props: toProps({ field: 'string', valueGetter: '(params: GridGetterParams) => V' }),
    }),
    createApi('GridApi', {
      kind: 'interface',
      props: toProps({ setPage: '(page: number) => void', getSelected: '() => GridRow[]' }),
    }),
    createApi('GridMenu', { deprecated: null }),
  ],
  exports: {
    names: {
      '@mui/x-data-grid': [
        'DataGrid',
        'GridColDef',
        'GridMenu',
        'GridSelection',
        'GridGetterParams',
        'unstable_useRows',
        'useGridApiRef',
        'gridClasses',
      ],
      '@mui/x-data-grid/DataGrid': ['DataGrid'],
      '@mui/x-data-grid/helpers': null,
      '@material-ui/data-grid': ['DataGrid'],
    },
    types: { GridSelection: { shape: 'array', parameters: ['R'] } },
  },
};

const newer: CheckedVersion = {
  apis: [
    createApi('DataGrid', {
      themeName: 'MuiDataGrid',
      props: toProps({
        rows: 'readonly R[]',
        columns: 'readonly GridColDef[]',
        spanning: 'boolean',
        density: { type: "'compact' | 'standard'", default: "'compact'" },
        selection: 'GridSelection',
        onSelect: '(selection: GridSelection) => void',
        onOpen: '(event: MouseEvent) => void',
        apiRef: 'RefObject<GridApi>',
        free: {},
        paid: { plan: 'pro' },
        components: 'GridSlots',
        label: { required: true },
      }),
      slots: toSlots('toolbar', 'footer'),
      classes: toClasses('row'),
    }),
    createApi('GridColDef', {
      kind: 'interface',
      props: toProps({ field: 'string', valueGetter: '(value: never, row: R) => V' }),
    }),
    createApi('GridApi', {
      kind: 'interface',
      props: toProps({ setPage: '(page: number) => void' }),
    }),
    createApi('GridMenu', { deprecated: 'Use `GridList`.' }),
  ],
  exports: {
    names: {
      '@mui/x-data-grid': [
        'DataGrid',
        'GridColDef',
        'GridMenu',
        'GridSelection',
        'useRows',
        'useGridApiRef',
        'gridClasses',
      ],
    },
    types: {},
  },
};

const settings: UseSettings = {
  library: {
    packages: {
      '@mui/x-data-grid': { product: 'data-grid' },
      '@material-ui/data-grid': { product: 'data-grid' },
    },
  },
  reference: { sameKeys: { gridClasses: 'DataGrid' }, refHooks: { useGridApiRef: 'GridApi' } },
};
const check = createFileCheck(findVersionChanges(older, newer, settings), settings);

const grid = `import { DataGrid } from '@mui/x-data-grid';\n`;

/** What is found in a file, as words: `2: removed prop unstable_spanning → spanning`. */
const find = (text: string, name = 'App.tsx') =>
  check({ name, text }).map(({ line, kind, part, name: subject, replacement }) =>
    [`${line}: ${kind} ${part} ${subject}`, ...(replacement ? [replacement] : [])].join(' → '),
  );

/** An element with all that is needed, so that nothing else is found. */
const element = (attributes: string) =>
  `${grid}<DataGrid label="a" density="compact" ${attributes} />`;

test.each([
  [
    'a prop that is gone',
    element('unstable_spanning'),
    ['2: removed prop unstable_spanning → spanning'],
  ],
  ['nothing in what both versions have', element('rows={[]}'), []],
  [
    'a value that a prop no longer takes',
    element('').replace('compact', 'tiny'),
    ['2: retyped prop density'],
  ],
  [
    'a prop that is required now, and another default',
    `${grid}<DataGrid />`,
    ['2: default prop density', '2: required prop label'],
  ],
  ['nothing that spread props may give', `${grid}<DataGrid {...props} />`, []],
  ['an array for what is an object now', element('selection={[1]}'), ['2: retyped prop selection']],
  ['an object for what is an object now', element('selection={{}}'), []],
  [
    'a callback that gets something else',
    element('onSelect={(selection) => {}}'),
    ['2: retyped prop onSelect'],
  ],
  ['nothing in a callback that gets the same', element('onOpen={(event) => {}}'), []],
  ['nothing in a callback that ignores it', element('onSelect={() => {}}'), []],
  [
    'a function that gets its arguments apart now',
    element('columns={[{ field: "a", valueGetter: (params) => params.row }]}'),
    ['2: retyped prop valueGetter'],
  ],
  ['nothing in a slot with a small letter now', element('components={{ Footer: A }}'), []],
  [
    'a prop of a higher plan, and not one of a lower plan',
    element('free paid'),
    ['2: plan prop paid'],
  ],
  ['a slot', element('slots={{ pinnedRows: A, toolbar: B }}'), ['2: removed slot pinnedRows']],
  [
    'a class in a string, and as a property',
    `import { gridClasses } from '@mui/x-data-grid';\nconst a = { '& .MuiDataGrid-filler': 1 };\nconst b = gridClasses.filler + gridClasses.row + gridClasses['filler'];`,
    [
      '2: removed class MuiDataGrid-filler',
      '3: removed class MuiDataGrid-filler',
      '3: removed class MuiDataGrid-filler',
    ],
  ],
  [
    'props and classes in a theme',
    `const theme = { components: { MuiDataGrid: {\ndefaultProps: { unstable_spanning: true },\nstyleOverrides: { filler: {}, row: {} } } } };`,
    ['2: removed prop unstable_spanning → spanning', '3: removed class MuiDataGrid-filler'],
  ],
  [
    'a method behind a ref',
    `import { useGridApiRef } from '@mui/x-data-grid';\nconst ref = useGridApiRef();\nref.current.getSelected();`,
    ['3: removed prop getSelected'],
  ],
  [
    'an import that is gone, with its new name',
    `import { unstable_useRows } from '@mui/x-data-grid';`,
    ['1: removed export unstable_useRows → useRows'],
  ],
  [
    'a folder that is gone, with where its export is',
    `import { DataGrid } from '@mui/x-data-grid/DataGrid';`,
    ["1: removed package @mui/x-data-grid/DataGrid → import { DataGrid } from '@mui/x-data-grid'"],
  ],
  ['nothing in a folder of which nothing is known', `import a from '@mui/x-data-grid/other';`, []],
  [
    'a package that is gone, with its successor',
    `export { DataGrid } from '@material-ui/data-grid';`,
    ['1: removed package @material-ui/data-grid → @mui/x-data-grid'],
  ],
  [
    'a type that is another thing',
    `import type { GridSelection } from '@mui/x-data-grid';\nconst [a] = useState<GridSelection>([]);\nconst b: GridSelection = {};`,
    ['2: retyped export GridSelection'],
  ],
  [
    'a type that takes no parameters now',
    `import type { GridSelection } from '@mui/x-data-grid';\nconst b: GridSelection<Row> = {};`,
    ['2: retyped export GridSelection'],
  ],
  [
    'a component that is deprecated',
    `import { GridMenu } from '@mui/x-data-grid';`,
    ['1: deprecated export GridMenu'],
  ],
  [
    'nothing of other packages',
    `import { DataGrid } from './grid';\n<DataGrid unstable_spanning />`,
    [],
  ],
])('finds %s', (_title, text, found) => {
  expect(find(text)).toEqual(found);
});

test('a finding has its line, its types, and its row in the version that has it', () => {
  const [removed] = check({ name: 'a.tsx', text: element('\n  unstable_spanning') });
  expect(removed).toMatchObject({
    file: 'a.tsx',
    line: 3,
    code: 'unstable_spanning />',
    owner: 'DataGrid',
    row: { path: '/api/data-grid/data-grid#data-grid-prop-unstable_spanning', of: 'from' },
  });
  const [retyped] = check({ name: 'a.tsx', text: element('').replace('compact', 'tiny') });
  expect(retyped).toMatchObject({
    before: "'compact' | 'standard' | 'tiny'",
    after: "'compact' | 'standard'",
    row: { of: 'to' },
  });
});

test('a file without JSX may have angle brackets for types', () => {
  expect(
    find(
      `import type { GridSelection } from '@mui/x-data-grid';\nconst a = <GridSelection>b;`,
      'a.ts',
    ),
  ).toEqual(['2: retyped export GridSelection']);
});

test('code that does not parse is checked as far as it goes', () => {
  expect(find(`${grid}<DataGrid label density="compact" unstable_spanning rows={[`)).toEqual([
    '2: removed prop unstable_spanning → spanning',
  ]);
});
