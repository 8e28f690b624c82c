import { findSubject } from './subject';

test.each([
  ['/react-data-grid', 'data-grid'],
  ['/react-data-grid/sorting', 'data-grid'],
  ['/react-data-grids', 'general'],
  ['/api/tree-view/rich-tree-view', 'tree-view'],
  ['/introduction/react-charts', 'general'],
  ['/migration/migration-charts-v7', 'charts'],
  ['/', 'general'],
] as const)('%s is about %s', (slug, subject) => {
  expect(findSubject(slug, { '/migration/migration-charts-v7': 'charts' })).toBe(subject);
});
