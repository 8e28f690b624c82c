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

test('the pages of a product may be below any path, also below those of another one', () => {
  jest.isolateModules(() => {
    jest.doMock('../products', () => ({
      products: [
        { name: 'forms', title: 'Forms', start: '/guides' },
        { name: 'dates', title: 'Dates', start: '/guides/dates' },
      ],
      planNames: {},
    }));
    const subject = jest.requireActual<{ findSubject: (slug: string, own: object) => string }>(
      './subject',
    );
    const slugs = ['/guides/first', '/guides/dates', '/guides/dates/ranges', '/api/dates/calendar'];
    expect(slugs.map((slug) => subject.findSubject(slug, {}))).toEqual([
      'forms',
      'dates',
      'dates',
      'dates',
    ]);
  });
});
