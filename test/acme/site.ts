import type { Site } from '../../core/types';

/** A site in several versions, of which each adds products. */
const site: Site = {
  name: 'Acme Docs',
  headline: 'Data components for React, live in every version',
  tagline: 'Tables, pickers, graphs and trees for React, documented in every version.',
  url: 'https://acme-docs.example.com',
  basePath: '/x/',
  repository: 'https://github.com/example/acme-docs',
  feedback: '/feedback',
  versions: [
    {
      name: 'current',
      label: '8.11.0',
      hue: 255,
      products: ['data-table', 'day-pickers', 'graphs', 'tree-list'],
    },
    {
      name: 'v7',
      label: 'v7',
      hue: 165,
      products: ['data-table', 'day-pickers', 'graphs', 'tree-list'],
    },
    {
      name: 'v6',
      label: 'v6',
      hue: 75,
      products: ['data-table', 'day-pickers', 'graphs', 'tree-list'],
    },
    { name: 'v5', label: 'v5', hue: 35, products: ['data-table', 'day-pickers'] },
    { name: 'v4', label: 'v4', hue: 340, products: ['data-table'] },
  ],
};

export default site;
