import type { Library, Reference } from '../../core/library';
import type { products } from './products';

/** A library of several packages, plans and majors, whose first ones had other names. */
export const library: Library<(typeof products)[number]['name']> = {
  packages: {
    '@acme/x-data-table': { product: 'data-table' },
    '@acme/x-data-table-pro': { product: 'data-table', plan: 'pro' },
    '@acme/x-data-table-premium': { product: 'data-table', plan: 'premium' },
    '@acme/x-day-pickers': { product: 'day-pickers' },
    '@acme/x-day-pickers-pro': { product: 'day-pickers', plan: 'pro' },
    '@acme/x-graphs': { product: 'graphs' },
    '@acme/x-graphs-pro': { product: 'graphs', plan: 'pro' },
    '@acme/x-tree-list': { product: 'tree-list' },
    '@acme/x-tree-list-pro': { product: 'tree-list', plan: 'pro' },
    '@old-acme/data-table': { product: 'data-table' },
    '@old-acme/x-table': { product: 'data-table', plan: 'pro' },
  },
  prefixes: ['@acme/x-', '@old-acme/data-table', '@old-acme/x-table'],
  family: ['@acme/', '@old-acme/'],
  base: '@acme/x-internals',
  foundations: {
    '@acme/material': {
      baseline: { name: 'CssBaseline', from: '@acme/material/CssBaseline' },
      stylesFirst: { name: 'StyledEngineProvider', from: '@acme/material/styles' },
      styles: {
        from: '@acme/material/styles',
        names: ['ThemeProvider', 'alpha', 'createTheme', 'darken', 'lighten', 'styled', 'useTheme'],
      },
      reference: 'https://v{major}.acme.example.com/material-ui/api/{name}/',
      currentReference: 'https://acme.example.com/material-ui/api/{name}/',
    },
    '@old-acme/core': {
      baseline: { name: 'CssBaseline', from: '@old-acme/core/CssBaseline' },
      stylesFirst: { name: 'StylesProvider', from: '@old-acme/core/styles' },
      styles: {
        from: '@old-acme/core/styles',
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
      reference: 'https://v{major}.acme.example.com/api/{name}/',
    },
  },
  companions: ['dayjs', '@emotion/*'],
  planSuffixes: ['Pro', 'Premium'],
};

export const reference: Reference = {
  documentation: 'https://acme.example.com/',
  vendorPages: '/x/api/',
  themePrefix: 'Acme',
  stateClasses: { package: '@acme/utils', file: 'generateUtilityClass/generateUtilityClass.js' },
  renamed: { XTable: 'DataTable' },
  sameKeys: {
    TableColumns: 'TableColDef',
    TableRenderCellParams: 'TableCellParams',
    tableClasses: 'DataTable',
    XScale: 'ScaleConfig',
    YScale: 'ScaleConfig',
  },
  refHooks: { useTableApiRef: 'TableApi', useTableApiContext: 'TableApi' },
  codemods: {
    6: ['@acme/x-codemod/v6.0.0/preset-safe'],
    7: ['@acme/x-codemod/v7.0.0/preset-safe'],
    8: ['@acme/x-codemod/v8.0.0/preset-safe'],
  },
  appTypes: {
    export: 'PickerValidDayLookup',
    lines: [
      'interface PickerValidDay { toString(): string }',
      "declare module '@acme/x-day-pickers/models' { interface PickerValidDayLookup { own: PickerValidDay } }",
    ],
  },
};
