import type { MovedPages } from '../core/navigation';

/**
 * Where pages of older versions are in the next one, when not at the same path: the version menu,
 * the banner and canonical links follow them. Pages of the reference need no entry.
 */
const movedPages: MovedPages = {
  v7: [
    { from: '/x/react-data-grid/getting-started', to: '/x/react-data-grid/quickstart' },
    { from: '/x/react-date-pickers/getting-started', to: '/x/react-date-pickers/quickstart' },
    { from: '/x/react-charts/getting-started', to: '/x/react-charts/quickstart' },
    { from: '/x/react-tree-view/getting-started', to: '/x/react-tree-view/quickstart' },
    {
      from: '/x/react-date-pickers/lifecycle',
      gone: true,
      see: '/x/react-date-pickers/date-picker',
    },
    {
      from: '/x/react-tree-view/simple-tree-view/items',
      gone: true,
      see: '/x/react-tree-view/rich-tree-view/items',
    },
    {
      from: '/x/migration/migration-data-grid-v6',
      gone: true,
      see: '/x/migration/migration-data-grid-v7',
    },
    {
      from: '/x/migration/migration-pickers-v6',
      gone: true,
      see: '/x/migration/migration-pickers-v7',
    },
    {
      from: '/x/migration/migration-charts-v6',
      gone: true,
      see: '/x/migration/migration-charts-v7',
    },
    {
      from: '/x/migration/migration-tree-view-v6',
      gone: true,
      see: '/x/migration/migration-tree-view-v7',
    },
  ],
  v6: [
    { from: '/x/react-tree-view/selection', to: '/x/react-tree-view/rich-tree-view/selection' },
    {
      from: '/x/react-tree-view/expansion',
      gone: true,
      see: '/x/react-tree-view/simple-tree-view/items',
    },
    {
      from: '/x/react-date-pickers/shortcuts',
      gone: true,
      see: '/x/react-date-pickers/date-range-picker',
    },
    {
      from: '/x/migration/migration-data-grid-v5',
      gone: true,
      see: '/x/migration/migration-data-grid-v6',
    },
    {
      from: '/x/migration/migration-pickers-v5',
      gone: true,
      see: '/x/migration/migration-pickers-v6',
    },
  ],
  v5: [
    { from: '/x/react-data-grid/pagination', gone: true },
    { from: '/x/react-date-pickers/date-picker', gone: true },
    { from: '/x/react-date-pickers/time-picker', gone: true },
  ],
  v4: [
    { from: '/x/react-data-grid/columns', to: '/x/react-data-grid/column-definition' },
    { from: '/x/react-data-grid/filtering', gone: true },
    { from: '/x/react-data-grid/selection', gone: true },
  ],
};

export default movedPages;
