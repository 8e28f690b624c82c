import type { RedirectData } from '../plugins/redirects/types';

/**
 * Paths that readers try and that never were a page, or whose page was removed; each leads to a page of
 * the same version. Pages that moved are in `moved-pages.ts`.
 */
const redirects: RedirectData = {
  current: [
    { from: '/introduction/overview', to: '/introduction' },
    { from: '/introduction/getting-started', to: '/introduction/installation' },
  ],
  v7: [
    { from: '/introduction/overview', to: '/introduction' },
    { from: '/introduction/roadmap', to: '/introduction/support' },
  ],
  v6: [
    { from: '/introduction/overview', to: '/introduction' },
    { from: '/introduction/roadmap', to: '/introduction/support' },
  ],
  v5: [
    { from: '/introduction/overview', to: '/introduction' },
    { from: '/introduction/roadmap', to: '/introduction/support' },
  ],
  v4: [
    { from: '/introduction', to: '/react-data-grid' },
    { from: '/introduction/installation', to: '/react-data-grid/getting-started' },
  ],
};

export default redirects;
