import type { LaterReleases } from '../../api-reference/releases';
import { listMissing, renderMarks } from './missing';

const later: LaterReleases = {
  rows: {
    '/api/data-table/data-table': { 'data-table-prop-a': '8.2.0', 'data-table-prop-b': '8.10.0' },
    '/api/graphs/bar': { '': '8.3.0' },
  },
  former: { '/api/graphs/bar': { 'bar-prop-a': { '8.2.0': { type: '"x"', default: '1' } } } },
  demos: { '/sorting': { Basic: [['b', '8.10.0', 'data-table'] as const] } },
  react: {},
};

test.each([
  ['8.1.0', ['data-table-prop-a', 'data-table-prop-b']],
  ['8.9.2', ['data-table-prop-b']],
  ['8.10.0', undefined],
  ['7.29.0', undefined],
])('%s lacks what came later in its major: %j', (release, ids) => {
  expect(listMissing(later, { 'data-table': release }).get('/api/data-table/data-table')).toEqual(
    ids,
  );
});

test('a page is marked where it shows something that is missing', () => {
  const render = (slug: string, hidden = false) =>
    renderMarks(later, { 'data-table': '8.9.2', graphs: '8.0.0' }, slug, hidden);
  expect(render('/api/data-table/data-table')).toContain(
    '#data-table-prop-b>:first-child::after{content:"Not in 8.9.2";',
  );
  expect(render('/api/graphs/bar')).toContain('[data-api-page] h1::after{content:"Not in 8.0.0";');
  expect(render('/sorting')).toContain('figure#Basic::before{content:"Not in 8.9.2: b (8.10.0)";');
  expect(render('/sorting')).not.toContain('#data-table-prop-b>');
  expect(render('/api/data-table/data-table', true)).toContain('#data-table-prop-b{display:none}');
});

test('a row says what was different, a line for each thing, and nothing that ends its style', () => {
  expect(renderMarks(later, { graphs: '8.0.0' }, '/api/graphs/bar', false)).toContain(
    String.raw`#bar-prop-a::after{content:"Type in 8.0.0: \"x\"\a Default in 8.0.0: 1";`,
  );
});

test('search results are marked on every page', () => {
  expect(renderMarks(later, { 'data-table': '8.9.2' }, '/other', false)).toContain(
    '[role=option][href$="/api/data-table/data-table#data-table-prop-b"]::after',
  );
});
