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
    { from: '/react-data-grid/custom-behavior', to: '/react-data-grid/events' },
    { from: '/react-data-grid/demo', to: '/react-data-grid/demos/inventory' },
    { from: '/react-data-grid/faq', reason: 'undocumented' },
    { from: '/react-date-pickers/faq', reason: 'undocumented' },
  ],
  v6: [
    { from: '/react-tree-view/items', to: '/react-tree-view/simple-tree-view/items' },
    { from: '/react-tree-view/selection', to: '/react-tree-view/simple-tree-view/selection' },
    { from: '/react-tree-view/expansion', to: '/react-tree-view/simple-tree-view/expansion' },
    {
      from: '/react-tree-view/customization',
      to: '/react-tree-view/simple-tree-view/customization',
    },
    { from: '/react-tree-view/focus', to: '/react-tree-view/simple-tree-view/focus' },
  ],
  v5: [
    { from: '/react-data-grid/migration-v4', to: '/migration/migration-data-grid-v4' },
    { from: '/react-data-grid/selection', to: '/react-data-grid/row-selection' },
    { from: '/react-date-pickers/migration-lab', to: '/migration/migration-pickers-lab' },
  ],
  v4: [
    { from: '/react-data-grid/columns', to: '/react-data-grid/column-definition' },
    { from: '/react-data-grid/rows', to: '/react-data-grid/row-definition' },
  ],
};

export default movedPages;
