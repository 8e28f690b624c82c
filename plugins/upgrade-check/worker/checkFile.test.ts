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

const toClasses = (...keys: string[]) => toClassesOf('AcmeDataTable', ...keys);

const toClassesOf = (owner: string, ...keys: string[]): ComparableApi['classes'] =>
  keys.map((key) => ({ key, className: `${owner}-${key}`, deprecated: null }));

const createApi = (name: string, api: Partial<ComparableApi>): ComparableApi => ({
  name,
  kind: 'component',
  product: 'data-table',
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
    createApi('DataTable', {
      themeName: 'AcmeDataTable',
      props: toProps({
        rows: 'readonly R[]',
        columns: 'readonly TableColDef[]',
        unstable_spanning: 'boolean',
        density: { type: "'compact' | 'standard' | 'tiny'", default: "'standard'" },
        selection: 'TableSelection',
        onSelect: '(selection: TableSelection) => void',
        onOpen: '(event: MouseEvent) => void',
        apiRef: 'RefObject<TableApi>',
        free: { plan: 'pro' },
        paid: {},
        components: 'TableSlots',
      }),
      slots: toSlots('toolbar', 'Footer', 'pinnedRows'),
      classes: toClasses('row', 'filler'),
    }),
    createApi('TableColDef', {
      kind: 'interface',
      props: toProps({ field: 'string', valueGetter: '(params: TableGetterParams) => V' }),
    }),
    createApi('TableApi', {
      kind: 'interface',
      props: toProps({ setPage: '(page: number) => void', getSelected: '() => TableRow[]' }),
    }),
    createApi('TableMenu', { deprecated: null }),
    createApi('TablePager', {
      themeName: 'AcmeTablePager',
      props: toProps({ page: 'number', pageCount: 'number', siblings: 'number', compact: {} }),
      classes: toClassesOf('AcmeTablePager', 'item'),
    }),
  ],
  exports: {
    names: {
      '@acme/x-data-table': [
        'DataTable',
        'TableColDef',
        'TableMenu',
        'TablePager',
        'TableSelection',
        'TableGetterParams',
        'unstable_useRows',
        'useTableApiRef',
        'tableClasses',
      ],
      '@acme/x-data-table/DataTable': ['DataTable'],
      '@acme/x-data-table/helpers': null,
      '@old-acme/data-table': ['DataTable'],
    },
    types: { TableSelection: { shape: 'array', parameters: ['R'] } },
  },
};

const newer: CheckedVersion = {
  apis: [
    createApi('DataTable', {
      themeName: 'AcmeDataTable',
      props: toProps({
        rows: 'readonly R[]',
        columns: 'readonly TableColDef[]',
        spanning: 'boolean',
        density: { type: "'compact' | 'standard'", default: "'compact'" },
        selection: 'TableSelection',
        onSelect: '(selection: TableSelection) => void',
        onOpen: '(event: MouseEvent) => void',
        apiRef: 'RefObject<TableApi>',
        free: {},
        paid: { plan: 'pro' },
        components: 'TableSlots',
        label: { required: true },
      }),
      slots: toSlots('toolbar', 'footer'),
      classes: toClasses('row'),
    }),
    createApi('TableColDef', {
      kind: 'interface',
      props: toProps({ field: 'string', valueGetter: '(value: never, row: R) => V' }),
    }),
    createApi('TableApi', {
      kind: 'interface',
      props: toProps({ setPage: '(page: number) => void' }),
    }),
    createApi('TableMenu', { deprecated: 'Use `TableList`.' }),
    createApi('TablePagination', {
      themeName: 'AcmeTablePagination',
      props: toProps({
        page: 'number',
        pageCount: 'number',
        siblings: "'none' | 'all'",
        label: { required: true },
      }),
      classes: toClassesOf('AcmeTablePagination', 'item'),
    }),
  ],
  exports: {
    names: {
      '@acme/x-data-table': [
        'DataTable',
        'TableColDef',
        'TableMenu',
        'TablePagination',
        'TableSelection',
        'useRows',
        'useTableApiRef',
        'tableClasses',
      ],
    },
    types: {},
  },
};

const settings: UseSettings = {
  library: {
    packages: {
      '@acme/x-data-table': { product: 'data-table' },
      '@old-acme/data-table': { product: 'data-table' },
    },
  },
  reference: { sameKeys: { tableClasses: 'DataTable' }, refHooks: { useTableApiRef: 'TableApi' } },
};
const check = createFileCheck(findVersionChanges(older, newer, settings), settings);

const grid = `import { DataTable } from '@acme/x-data-table';\n`;

/** What is found in a file, as words: `2: removed prop unstable_spanning → spanning`. */
const find = (text: string, name = 'App.tsx') =>
  check({ name, text }).map(({ line, kind, part, name: subject, replacement }) =>
    [`${line}: ${kind} ${part} ${subject}`, ...(replacement ? [replacement] : [])].join(' → '),
  );

/** An element with all that is needed, so that nothing else is found. */
const element = (attributes: string) =>
  `${grid}<DataTable label="a" density="compact" ${attributes} />`;

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
    `${grid}<DataTable />`,
    ['2: default prop density', '2: required prop label'],
  ],
  ['nothing that spread props may give', `${grid}<DataTable {...props} />`, []],
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
    `import { tableClasses } from '@acme/x-data-table';\nconst a = { '& .AcmeDataTable-filler': 1 };\nconst b = tableClasses.filler + tableClasses.row + tableClasses['filler'];`,
    [
      '2: removed class AcmeDataTable-filler',
      '3: removed class AcmeDataTable-filler',
      '3: removed class AcmeDataTable-filler',
    ],
  ],
  [
    'props and classes in a theme',
    `const theme = { components: { AcmeDataTable: {\ndefaultProps: { unstable_spanning: true },\nstyleOverrides: { filler: {}, row: {} } } } };`,
    ['2: removed prop unstable_spanning → spanning', '3: removed class AcmeDataTable-filler'],
  ],
  [
    'a method behind a ref',
    `import { useTableApiRef } from '@acme/x-data-table';\nconst ref = useTableApiRef();\nref.current.getSelected();`,
    ['3: removed prop getSelected'],
  ],
  [
    'an import that is gone, with its new name',
    `import { unstable_useRows } from '@acme/x-data-table';`,
    ['1: removed export unstable_useRows → useRows'],
  ],
  [
    'a folder that is gone, with where its export is',
    `import { DataTable } from '@acme/x-data-table/DataTable';`,
    [
      "1: removed package @acme/x-data-table/DataTable → import { DataTable } from '@acme/x-data-table'",
    ],
  ],
  [
    'nothing in a folder of which nothing is known',
    `import a from '@acme/x-data-table/other';`,
    [],
  ],
  [
    'a package that is gone, with its successor',
    `export { DataTable } from '@old-acme/data-table';`,
    ['1: removed package @old-acme/data-table → @acme/x-data-table'],
  ],
  [
    'a type that is another thing',
    `import type { TableSelection } from '@acme/x-data-table';\nconst [a] = useState<TableSelection>([]);\nconst b: TableSelection = {};`,
    ['2: retyped export TableSelection'],
  ],
  [
    'a type that takes no parameters now',
    `import type { TableSelection } from '@acme/x-data-table';\nconst b: TableSelection<Row> = {};`,
    ['2: retyped export TableSelection'],
  ],
  [
    'a component that is deprecated',
    `import { TableMenu } from '@acme/x-data-table';`,
    ['1: deprecated export TableMenu'],
  ],
  [
    'a component that has another name now, and what differs under it',
    `import { TablePager } from '@acme/x-data-table';\n<TablePager page={1} siblings={2} compact />;\nconst a = '.AcmeTablePager-item';`,
    [
      '1: removed export TablePager → TablePagination',
      '2: required prop label',
      '2: retyped prop siblings',
      '2: removed prop compact',
      '3: removed class AcmeTablePager-item → AcmeTablePagination-item',
    ],
  ],
  [
    'a theme of a component that has another name now',
    `const theme = { components: { AcmeTablePager: { defaultProps: { compact: 'a' } } } };`,
    ['1: removed theme AcmeTablePager → AcmeTablePagination', '1: removed prop compact'],
  ],
  [
    'nothing of other packages',
    `import { DataTable } from './grid';\n<DataTable unstable_spanning />`,
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
    owner: 'DataTable',
    row: { path: '/api/data-table/data-table#data-table-prop-unstable_spanning', of: 'from' },
  });
  const [retyped] = check({ name: 'a.tsx', text: element('').replace('compact', 'tiny') });
  expect(retyped).toMatchObject({
    before: "'compact' | 'standard' | 'tiny'",
    after: "'compact' | 'standard'",
    row: { of: 'to' },
  });
});

test('what differs under a new name leads to its row there', () => {
  const [, , retyped] = check({
    name: 'a.tsx',
    text: `import { TablePager } from '@acme/x-data-table';\n<TablePager siblings={2} />`,
  });
  expect(retyped).toMatchObject({
    name: 'siblings',
    owner: 'TablePager',
    row: { path: '/api/data-table/table-pagination#table-pagination-prop-siblings', of: 'to' },
  });
});

test('a file without JSX may have angle brackets for types', () => {
  expect(
    find(
      `import type { TableSelection } from '@acme/x-data-table';\nconst a = <TableSelection>b;`,
      'a.ts',
    ),
  ).toEqual(['2: retyped export TableSelection']);
});

test('code that does not parse is checked as far as it goes', () => {
  expect(find(`${grid}<DataTable label density="compact" unstable_spanning rows={[`)).toEqual([
    '2: removed prop unstable_spanning → spanning',
  ]);
});
