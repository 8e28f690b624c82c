import type { RedirectData } from '../plugins/redirects/types';

/** What other addresses pages had, or are looked for at; each leads to a page of the same version. */
const redirects: RedirectData = {
  current: [
    { from: '/x/introduction/overview', to: '/x/introduction' },
    { from: '/x/introduction/getting-started', to: '/x/introduction/installation' },
    { from: '/x/react-data-grid/getting-started', to: '/x/react-data-grid/quickstart' },
    { from: '/x/react-data-grid/columns', to: '/x/react-data-grid/column-definition' },
    { from: '/x/react-date-pickers/getting-started', to: '/x/react-date-pickers/quickstart' },
    { from: '/x/react-charts/getting-started', to: '/x/react-charts/quickstart' },
    { from: '/x/react-tree-view/getting-started', to: '/x/react-tree-view/quickstart' },
    {
      from: '/x/react-tree-view/selection',
      to: '/x/react-tree-view/rich-tree-view/selection',
    },
    {
      from: '/x/react-tree-view/simple-tree-view/items',
      to: '/x/react-tree-view/rich-tree-view/items',
    },
  ],
  v7: [
    { from: '/x/introduction/overview', to: '/x/introduction' },
    { from: '/x/react-data-grid/quickstart', to: '/x/react-data-grid/getting-started' },
    { from: '/x/react-date-pickers/quickstart', to: '/x/react-date-pickers/getting-started' },
    { from: '/x/react-charts/quickstart', to: '/x/react-charts/getting-started' },
    { from: '/x/react-tree-view/quickstart', to: '/x/react-tree-view/getting-started' },
    {
      from: '/x/react-tree-view/selection',
      to: '/x/react-tree-view/rich-tree-view/selection',
    },
  ],
  v6: [
    { from: '/x/introduction/overview', to: '/x/introduction' },
    { from: '/x/react-data-grid/quickstart', to: '/x/react-data-grid/getting-started' },
    { from: '/x/react-date-pickers/quickstart', to: '/x/react-date-pickers/getting-started' },
    { from: '/x/react-charts/quickstart', to: '/x/react-charts/getting-started' },
    { from: '/x/react-tree-view/quickstart', to: '/x/react-tree-view/getting-started' },
  ],
  v5: [
    { from: '/x/introduction/overview', to: '/x/introduction' },
    { from: '/x/react-data-grid/quickstart', to: '/x/react-data-grid/getting-started' },
    { from: '/x/react-date-pickers/quickstart', to: '/x/react-date-pickers/getting-started' },
  ],
  v4: [
    { from: '/x/introduction', to: '/x/react-data-grid' },
    { from: '/x/introduction/installation', to: '/x/react-data-grid/getting-started' },
    { from: '/x/react-data-grid/quickstart', to: '/x/react-data-grid/getting-started' },
    { from: '/x/react-data-grid/column-definition', to: '/x/react-data-grid/columns' },
  ],
};

export default redirects;
