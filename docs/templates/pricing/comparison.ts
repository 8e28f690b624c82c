/** What each plan has, in the order of the plans: a word, or whether it is there. */
export interface ComparisonRow {
  name: string;
  values: (string | boolean)[];
}

const comparison: { title: string; rows: ComparisonRow[] }[] = [
  {
    title: 'Planning',
    rows: [
      { name: 'Calendars', values: ['1', 'No limit', 'No limit'] },
      { name: 'Days ahead', values: ['2', '90', '365'] },
      { name: 'Routes by traffic', values: [false, true, true] },
      { name: 'Depots and stock', values: [false, false, true] },
    ],
  },
  {
    title: 'On the road',
    rows: [
      { name: 'Works without a network', values: [true, true, true] },
      { name: 'Photos of a job', values: [false, '20', 'No limit'] },
      { name: 'Messages to customers', values: [false, true, true] },
    ],
  },
  {
    title: 'Help',
    rows: [
      { name: 'Answers within', values: ['3 days', '1 day', '4 hours'] },
      { name: 'Sign-in by directory', values: [false, false, true] },
    ],
  },
];

export default comparison;
