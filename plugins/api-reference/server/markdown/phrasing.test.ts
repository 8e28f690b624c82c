import { toHref } from './phrasing';

test.each([
  ['/api/data-table/table-col-def', 'https://docs.example.com/x/api/data-table/table-col-def.md'],
  ['/api/graphs/bar-graph#props', 'https://docs.example.com/x/api/graphs/bar-graph.md#props'],
  [
    '/react-data-table/sorting#Sorting.tsx',
    'https://docs.example.com/x/react-data-table/sorting.md#Sorting.tsx',
  ],
  [
    'https://acme.example.com/material-ui/api/text-field/',
    'https://acme.example.com/material-ui/api/text-field/',
  ],
])('%s is linked as %s', (target, href) => {
  expect(toHref('https://docs.example.com/x', target)).toBe(href);
});
