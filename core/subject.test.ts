import { findSubject } from './subject';

test.each([
  ['/react-data-table', 'data-table'],
  ['/react-data-table/sorting', 'data-table'],
  ['/react-data-tables', 'general'],
  ['/api/tree-list/rich-tree-list', 'tree-list'],
  ['/introduction/react-graphs', 'general'],
  ['/migration/migration-graphs-v7', 'graphs'],
  ['/', 'general'],
] as const)('%s is about %s', (slug, subject) => {
  expect(findSubject(slug, { '/migration/migration-graphs-v7': 'graphs' })).toBe(subject);
});

test('the pages of a product may be below any path, also below those of another one', () => {
  jest.isolateModules(() => {
    jest.doMock('@site/products', () => ({
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
