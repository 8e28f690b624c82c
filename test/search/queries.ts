// cspell:ignore richtreeview barchart pagniation heatmpa sortng tooltp
/** What people type, and where it must lead: a page of the current version among the first three. */
export const queries: readonly (readonly [query: string, slug: string])[] = [
  // Parts of names.
  ['colDef', '/api/data-grid/grid-col-def'],
  ['GridCol', '/api/data-grid/grid-col-def'],
  ['GridColDef', '/api/data-grid/grid-col-def'],
  ['datagrid', '/api/data-grid/data-grid'],
  ['DatePicker', '/api/date-pickers/date-picker'],
  ['richtreeview', '/api/tree-view/rich-tree-view'],
  ['barchart', '/api/charts/bar-chart'],
  ['column def', '/react-data-grid/column-definition'],
  // Props and members.
  ['disablePast', '/react-date-pickers/validation'],
  ['valueGetter', '/api/data-grid/grid-col-def'],
  ['paginationModel', '/api/data-grid/data-grid'],
  ['pageSizeOptions', '/api/data-grid/data-grid'],
  ['slotProps', '/common-concepts/custom-components'],
  ['defaultExpandedItems', '/api/tree-view/rich-tree-view'],
  ['xAxis', '/api/charts/bar-chart'],
  ['setColumnVisibility', '/api/data-grid/grid-api'],
  // CSS classes.
  ['MuiDataGrid-row', '/api/data-grid/data-grid'],
  ['.MuiTreeItem-content', '/api/tree-view/tree-item'],
  ['MuiPickersDay-root', '/api/date-pickers/pickers-day'],
  // Paths.
  ['column-definition', '/react-data-grid/column-definition'],
  ['/x/react-charts/bars', '/react-charts/bars'],
  ['migration-data-grid-v7', '/migration/migration-data-grid-v7'],
  // Mistakes.
  ['pagniation', '/react-data-grid/pagination'],
  ['heatmpa', '/react-charts/heatmap'],
  ['sortng', '/react-data-grid/sorting'],
  ['tooltp', '/react-charts/tooltip'],
  // Questions.
  ['hide a column', '/api/data-grid/data-grid'],
  ['export to excel', '/api/data-grid/export-excel'],
  ['how do I disable past dates?', '/react-date-pickers/validation'],
  ['stacked bars', '/react-charts/bars'],
  ['expand all items', '/api/tree-view/rich-tree-view'],
  ['drag and drop tree items', '/react-tree-view/rich-tree-view/ordering'],
  ['how to style rows', '/react-data-grid/style'],
  ['pin a column to the left', '/react-data-grid/column-pinning'],
  ['checkbox selection', '/react-tree-view/rich-tree-view/selection'],
  ['where do I put the license key', '/introduction/licensing'],
  ['date range', '/react-date-pickers/date-range-picker'],
  ['upgrade charts', '/migration/migration-charts-v7'],
  ['no rows overlay', '/react-data-grid/overlays'],
];

/** What people type that does not lead there yet, and why. */
export const knownMisses: readonly (readonly [query: string, slug: string, reason: string])[] = [
  [
    'shouldDisableDate',
    '/react-date-pickers/validation',
    'a reference page with a prop of that name and two guides that use it come before the guide',
  ],
];
