import type { Api, ApiProp } from '../types';
import { toNews } from './toNews';

const toApi = (product: Api['product'], ...names: string[]) =>
  ({
    name: 'Chart',
    kind: 'component',
    product,
    plan: null,
    deprecated: null,
    props: names.map((name) => ({ name, type: 'string', default: null }) as ApiProp),
    slots: [],
    classes: [],
  }) as unknown as Api;

const all = new Map([
  ['v6', [toApi('charts', 'width', 'height')]],
  ['v7', [toApi('charts', 'width', 'title', 'series'), toApi('tree-view', 'items')]],
]);

test('counts what changed since the version before, in the products that both have', () => {
  const { from, counts } = toNews(all, 'v7');
  expect(from).toBe('v6');
  expect(Object.keys(counts)).toEqual(['charts']);
  expect(counts.charts).toMatchObject({ added: 2, removed: 1, retyped: 0 });
});

test('the oldest version has no news', () => {
  expect(toNews(all, 'v6')).toEqual({ counts: {} });
});
