import type { ProductSettings } from './core/library';

/** The parts of the library, in the order of the tree: apart from `library.ts`, because every page loads them. */
export const products = [
  {
    name: 'data-grid',
    title: 'Data Grid',
    home: { demo: 'HomeGrid', text: 'Rows and columns to sort, filter and edit.' },
    longRows: true,
  },
  {
    name: 'date-pickers',
    title: 'Date and Time Pickers',
    shortTitle: 'Pickers',
    home: { demo: 'HomePicker', text: 'Dates, times and ranges, typed or picked.' },
  },
  {
    name: 'charts',
    title: 'Charts',
    home: { demo: 'HomeChart', text: 'Bars, lines and points from plain arrays.' },
  },
  {
    name: 'tree-view',
    title: 'Tree View',
    home: { demo: 'HomeTree', text: 'Nested items to open, select and rearrange.' },
  },
] as const satisfies readonly ProductSettings[];
