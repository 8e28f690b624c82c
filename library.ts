import type { Library, Reference } from './core/library';
import type { products } from './products';

/** The documented library, in the names of every version. */
export const library: Library<(typeof products)[number]['name']> = {
  packages: {
    '@mui/x-data-grid': { product: 'data-grid' },
    '@mui/x-data-grid-pro': { product: 'data-grid', plan: 'pro' },
    '@mui/x-data-grid-premium': { product: 'data-grid', plan: 'premium' },
    '@mui/x-date-pickers': { product: 'date-pickers' },
    '@mui/x-date-pickers-pro': { product: 'date-pickers', plan: 'pro' },
    '@mui/x-charts': { product: 'charts' },
    '@mui/x-charts-pro': { product: 'charts', plan: 'pro' },
    '@mui/x-tree-view': { product: 'tree-view' },
    '@mui/x-tree-view-pro': { product: 'tree-view', plan: 'pro' },
    '@material-ui/data-grid': { product: 'data-grid' },
    '@material-ui/x-grid': { product: 'data-grid', plan: 'pro' },
  },
  prefixes: ['@mui/x-', '@material-ui/data-grid', '@material-ui/x-grid'],
  family: ['@mui/', '@material-ui/'],
  base: '@mui/x-internals',
  foundations: {
    '@mui/material': {
      baseline: { name: 'CssBaseline', from: '@mui/material/CssBaseline' },
      stylesFirst: { name: 'StyledEngineProvider', from: '@mui/material/styles' },
      styles: {
        from: '@mui/material/styles',
        names: ['ThemeProvider', 'alpha', 'createTheme', 'darken', 'lighten', 'styled', 'useTheme'],
      },
      reference: 'https://v{major}.mui.com/material-ui/api/{name}/',
      currentReference: 'https://mui.com/material-ui/api/{name}/',
    },
    '@material-ui/core': {
      baseline: { name: 'CssBaseline', from: '@material-ui/core/CssBaseline' },
      stylesFirst: { name: 'StylesProvider', from: '@material-ui/core/styles' },
      styles: {
        from: '@material-ui/core/styles',
        names: [
          'ThemeProvider',
          'alpha',
          'createTheme',
          'darken',
          'lighten',
          'styled',
          'useTheme',
          'createStyles',
          'makeStyles',
        ],
      },
      reference: 'https://v{major}.mui.com/api/{name}/',
    },
  },
  companions: ['dayjs', '@emotion/*'],
  planSuffixes: ['Pro', 'Premium'],
};

/** What the reference of its API has to know of it. */
export const reference: Reference = {
  documentation: 'https://mui.com/',
  vendorPages: '/x/api/',
  themePrefix: 'Mui',
  stateClasses: { package: '@mui/utils', file: 'generateUtilityClass/generateUtilityClass.js' },
  renamed: { XGrid: 'DataGrid' },
  sameKeys: {
    // Lists of columns in v4 and v5.
    GridColumns: 'GridColDef',
    GridRenderCellParams: 'GridCellParams',
    gridClasses: 'DataGrid',
    // v8
    XAxis: 'AxisConfig',
    YAxis: 'AxisConfig',
  },
  refHooks: { useGridApiRef: 'GridApi', useGridApiContext: 'GridApi' },
  codemods: {
    6: ['@mui/x-codemod/v6.0.0/preset-safe'],
    7: ['@mui/x-codemod/v7.0.0/preset-safe'],
    8: ['@mui/x-codemod/v8.0.0/preset-safe'],
  },
  // A date is `any` until an adapter says what it is, and then every type with a date would read `any`.
  appTypes: {
    export: 'PickerValidDateLookup',
    lines: [
      'interface PickerValidDate { toString(): string }',
      "declare module '@mui/x-date-pickers/models' { interface PickerValidDateLookup { own: PickerValidDate } }",
    ],
  },
};

// cspell:ignore colour licence datatable
/** Words that people search for, and what the docs call the same; each line is one meaning. */
export const synonyms: readonly string[] = [
  'column col field',
  'definition def',
  'parameter param',
  'property prop',
  'hide hidden visibility',
  'show visible visibility',
  'forbid disable prevent block restrict',
  'excel xlsx',
  'collapse expand expansion fold',
  'order ordering reorder rearrange move',
  'pick picker',
  'style styling css',
  'color colour palette',
  'page pagination paging',
  'start quickstart started',
  'upgrade migrate migration update',
  'localize locale localization translation i18n',
  'empty overlay',
  'pin pinning pinned freeze frozen sticky lock fixed',
  'chart graph plot',
  'pie donut doughnut',
  'bar histogram',
  'sankey flow',
  'gauge speedometer meter',
  'spark sparkline trend',
  'dropdown select combobox',
  'ampm meridiem 12',
  'loading loader spinner skeleton progress',
  'infinite lazy',
  'scroll virtualization',
  'data rows records',
  'highlight color',
  'resize width',
  'group aggregate',
  'edit editable editing',
  'item node leaf',
  'nested children hierarchy',
  'tree folder',
  'range period interval between from',
  'weekend weekday',
  'dashboard admin panel',
  'login sign signin signup register',
  'license licence key watermark buy purchase price',
  'install installation npm yarn pnpm add setup',
  'live realtime streaming real',
  'hover tooltip',
  'number currency money format formatter',
  'rtl direction',
  'keyboard shortcut a11y accessibility',
  'search filter find quick',
  'clipboard copy paste',
  'download export',
  'drag dnd',
  'theme theming dark',
  'spreadsheet grid table datatable',
];
