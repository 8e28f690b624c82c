import type { MovedPages } from '../core/navigation';

/**
 * Where pages of older versions are in the next one, when not at the same path: the version menu,
 * the banner and canonical links follow them. Pages of the reference need no entry.
 */
const movedPages: MovedPages = {
  v7: [
    { from: '/react-data-grid/getting-started', to: '/react-data-grid/quickstart' },
    { from: '/react-date-pickers/getting-started', to: '/react-date-pickers/quickstart' },
    { from: '/react-charts/getting-started', to: '/react-charts/quickstart' },
    { from: '/react-tree-view/getting-started', to: '/react-tree-view/quickstart' },
    {
      from: '/react-date-pickers/lifecycle',
      gone: true,
      see: '/react-date-pickers/date-picker',
    },
    {
      from: '/react-tree-view/simple-tree-view/items',
      gone: true,
      see: '/react-tree-view/rich-tree-view/items',
    },
    {
      from: '/migration/migration-data-grid-v6',
      gone: true,
      see: '/migration/migration-data-grid-v7',
    },
    {
      from: '/migration/migration-pickers-v6',
      gone: true,
      see: '/migration/migration-pickers-v7',
    },
    {
      from: '/migration/migration-charts-v6',
      gone: true,
      see: '/migration/migration-charts-v7',
    },
    {
      from: '/migration/migration-tree-view-v6',
      gone: true,
      see: '/migration/migration-tree-view-v7',
    },
  ],
  v6: [
    { from: '/react-tree-view/selection', to: '/react-tree-view/rich-tree-view/selection' },
    {
      from: '/react-tree-view/expansion',
      gone: true,
      see: '/react-tree-view/simple-tree-view/items',
    },
    {
      from: '/react-date-pickers/shortcuts',
      gone: true,
      see: '/react-date-pickers/date-range-picker',
    },
    {
      from: '/migration/migration-data-grid-v5',
      gone: true,
      see: '/migration/migration-data-grid-v6',
    },
    {
      from: '/migration/migration-pickers-v5',
      gone: true,
      see: '/migration/migration-pickers-v6',
    },
  ],
  v5: [
    { from: '/react-data-grid/pagination', gone: true },
    { from: '/react-date-pickers/date-picker', gone: true },
    { from: '/react-date-pickers/time-picker', gone: true },
  ],
  v4: [
    { from: '/react-data-grid/columns', to: '/react-data-grid/column-definition' },
    { from: '/react-data-grid/filtering', gone: true },
    { from: '/react-data-grid/selection', gone: true },
  ],
};

export default movedPages;
