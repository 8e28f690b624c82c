import type { InHouseAd } from '../plugins/ads/types';

/** The site's own ads. They show where there is no other party's, and each as often as the others. */
const ads: InHouseAd[] = [
  {
    name: 'Compare two versions',
    link: '/api/compare',
    img: '/img/in-house/compare.svg',
    description: 'See every prop that changed between any two of them.',
  },
  {
    name: 'A demo on the whole screen',
    link: '/playground',
    img: '/img/in-house/playground.svg',
    description: 'Open any of them alone in the playground.',
  },
  {
    name: 'Moving on from v7',
    link: '/migration/migration-data-grid-v7',
    img: '/img/in-house/migration.svg',
    description: 'What changed in the data grid, and what to write instead.',
    product: 'data-grid',
  },
  {
    name: 'Moving your pickers on from v7',
    link: '/migration/migration-pickers-v7',
    img: '/img/in-house/migration.svg',
    description: 'What changed in fields, slots and translations, and what to write instead.',
    product: 'date-pickers',
  },
  {
    name: 'Moving your charts on from v7',
    link: '/migration/migration-charts-v7',
    img: '/img/in-house/migration.svg',
    description: 'What changed in legends, tooltips and axes, and what to write instead.',
    product: 'charts',
  },
  {
    name: 'Moving your trees on from v7',
    link: '/migration/migration-tree-view-v7',
    img: '/img/in-house/migration.svg',
    description: 'What changed in items and their slots, and what to write instead.',
    product: 'tree-view',
  },
];

export default ads;
