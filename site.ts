import type { Site } from './core/types';

/** What an owner of the site changes. A wrong key or value stops the build and is named. */
const site: Site = {
  name: 'X Docs',
  headline: 'Data components for React, live in every version',
  tagline: 'Data grid, date pickers, charts and tree view for React, documented in every version.',
  url: 'https://x-docs.example.com',
  basePath: '/x/',
  repository: 'https://github.com/example/x-docs',
  feedback: '/feedback',
  // The current version with all its demos. A fifth of that is loaded: it comes compressed.
  offlineBudget: 205,
  pictureFonts: { zh: '@fontsource-variable/noto-sans-sc' },
  versions: [
    {
      name: 'current',
      label: '8.11.0',
      hue: 255,
      products: ['data-grid', 'date-pickers', 'charts', 'tree-view'],
    },
    {
      name: 'v7',
      label: 'v7',
      hue: 165,
      products: ['data-grid', 'date-pickers', 'charts', 'tree-view'],
    },
    {
      name: 'v6',
      label: 'v6',
      hue: 75,
      products: ['data-grid', 'date-pickers', 'charts', 'tree-view'],
    },
    { name: 'v5', label: 'v5', hue: 35, products: ['data-grid', 'date-pickers'] },
    { name: 'v4', label: 'v4', hue: 340, products: ['data-grid'] },
  ],
};

export default site;
