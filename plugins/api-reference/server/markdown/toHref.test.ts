import { toHref } from './toHref';

test.each([
  ['/api/data-grid/grid-col-def', 'grid-col-def.md'],
  ['/api/charts/bar-chart#props', '../charts/bar-chart.md#props'],
  ['/react-data-grid/sorting#Sorting.tsx', '../../react-data-grid/sorting#Sorting.tsx'],
  ['https://mui.com/material-ui/api/text-field/', 'https://mui.com/material-ui/api/text-field/'],
])('%s is linked as %s', (target, href) => {
  expect(toHref('/api/data-grid/data-grid', target)).toBe(href);
});
