import { toHref } from './phrasing';

test.each([
  ['/api/data-grid/grid-col-def', 'https://docs.example.com/x/api/data-grid/grid-col-def.md'],
  ['/api/charts/bar-chart#props', 'https://docs.example.com/x/api/charts/bar-chart.md#props'],
  [
    '/react-data-grid/sorting#Sorting.tsx',
    'https://docs.example.com/x/react-data-grid/sorting.md#Sorting.tsx',
  ],
  ['https://mui.com/material-ui/api/text-field/', 'https://mui.com/material-ui/api/text-field/'],
])('%s is linked as %s', (target, href) => {
  expect(toHref('https://docs.example.com/x', target)).toBe(href);
});
