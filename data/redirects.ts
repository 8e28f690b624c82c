import type { RedirectData } from '../plugins/redirects/types';

/**
 * Paths that readers try and that never were a page, or whose page was removed; each leads to a page of
 * the same version. Pages that moved are in `moved-pages.ts`.
 */
const redirects: RedirectData = {
  current: [
    { from: '/x/introduction/overview', to: '/x/introduction' },
    { from: '/x/introduction/getting-started', to: '/x/introduction/installation' },
    {
      from: '/x/react-tree-view/simple-tree-view/items',
      to: '/x/react-tree-view/rich-tree-view/items',
    },
  ],
  v7: [{ from: '/x/introduction/overview', to: '/x/introduction' }],
  v6: [{ from: '/x/introduction/overview', to: '/x/introduction' }],
  v5: [{ from: '/x/introduction/overview', to: '/x/introduction' }],
  v4: [
    { from: '/x/introduction', to: '/x/react-data-grid' },
    { from: '/x/introduction/installation', to: '/x/react-data-grid/getting-started' },
  ],
};

export default redirects;
