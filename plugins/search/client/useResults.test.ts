import type { Product } from '../../../core/types';
import { createIndex } from './searchIndex';
import { toStartOptions } from './useResults';

const toPage = (slug: string, product?: Product) => ({ slug, title: slug, product });

const { pages } = createIndex({
  names: '',
  pages: [
    toPage('/introduction'),
    toPage('/introduction/installation'),
    toPage('/react-data-grid', 'data-grid'),
    toPage('/react-data-grid/quickstart', 'data-grid'),
    toPage('/react-data-grid/sorting', 'data-grid'),
    toPage('/react-charts', 'charts'),
    toPage('/api/charts', 'charts'),
  ],
});

const toPaths = (product?: Product) => toStartOptions(pages, product).map(({ path }) => path);

test('reading begins with the introduction, and the overview and first steps of a product', () => {
  expect(toPaths()).toEqual([
    '/introduction',
    '/react-data-grid',
    '/react-data-grid/quickstart',
    '/react-charts',
  ]);
});

test('with one product chosen only its own pages are offered', () => {
  expect(toPaths('charts')).toEqual(['/react-charts']);
});
