import type { CodeStyleSettings, PlanNames, ProductSettings } from './core/library';

/** What every page loads of the library, apart from `library.ts`. */

/** The parts of the library, in the order of the sidebar. */
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

/** What its paid plans are called. */
export const planNames: PlanNames = { pro: 'Pro plan', premium: 'Premium plan' };

/** The styles that demos can be written in, the library's own first. */
export const codeStyles = [
  { name: 'MUI System', slug: 'system' },
  { name: 'Tailwind', slug: 'tailwind', kind: 'tailwind' },
  { name: 'CSS', slug: 'css', kind: 'css' },
] as const satisfies readonly CodeStyleSettings[];

/** The prefix of the names under which browsers store the color mode. */
export const modeKeyPrefix = 'mui-';
