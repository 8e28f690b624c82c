import type { CodeStyleSettings, PlanNames, ProductSettings } from '../../core/library';

/** What pages load of the library that unit tests document: it has all that a library can have. */

export const products = [
  {
    name: 'data-table',
    title: 'Data Table',
    home: { demo: 'HomeTable', text: 'Rows and columns to sort, filter and edit.' },
    longRows: true,
  },
  {
    name: 'day-pickers',
    title: 'Day and Hour Pickers',
    shortTitle: 'Pickers',
    home: { demo: 'HomePicker', text: 'Days, hours and ranges, typed or picked.' },
  },
  {
    name: 'graphs',
    title: 'Graphs',
    home: { demo: 'HomeGraph', text: 'Bars, lines and points from plain arrays.' },
  },
  {
    name: 'tree-list',
    title: 'Tree List',
    home: { demo: 'HomeTree', text: 'Nested items to open, select and rearrange.' },
  },
] as const satisfies readonly ProductSettings[];

export const planNames: PlanNames = { pro: 'Team plan', premium: 'Company plan' };

export const codeStyles = [
  { name: 'Acme System', slug: 'system' },
  { name: 'Tailwind', slug: 'tailwind', kind: 'tailwind' },
  { name: 'CSS', slug: 'css', kind: 'css' },
] as const satisfies readonly CodeStyleSettings[];

export const modeKeyPrefix = 'acme-';
