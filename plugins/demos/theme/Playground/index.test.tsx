import pages from '@generated/docusaurus-plugin-demos/default/pages.json';
import registry from '@generated/docusaurus-plugin-demos/default/registry';
import { screen } from '@testing-library/react';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import type { DemoModule, PageDemos } from '../../types';
import Playground from './index';

jest.mock('@theme/Layout', () => ({
  __esModule: true,
  default: ({ children }: { children: unknown }) => children,
}));

beforeEach(() => {
  registry.InitialSorting = { name: 'InitialSorting' } as DemoModule;
  (pages as PageDemos[]).push({
    slug: '/react-data-table/sorting',
    title: 'Sorting',
    subject: 'data-table',
    demos: [{ name: 'InitialSorting', title: 'Initial sorting' }],
  });
});

afterEach(() => {
  delete registry.InitialSorting;
  (pages as PageDemos[]).length = 0;
  window.history.replaceState(null, '', '/');
});

test('without a query, lists all demos by product and page', async () => {
  renderOnPage(<Playground />, { path: '/x/playground' });
  expect(await screen.findByRole('heading', { name: 'Data Table', level: 2 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sorting' })).toHaveAttribute(
    'href',
    '/x/react-data-table/sorting',
  );
  expect(screen.getByRole('link', { name: 'Initial sorting' })).toHaveAttribute(
    'href',
    '?demo=InitialSorting',
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a name that no demo has is named, with those that are like it', async () => {
  window.history.replaceState(null, '', '/?demo=InitialSortings');
  renderOnPage(<Playground />, { path: '/x/playground' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'has no demo called "InitialSortings"',
  );
  expect(screen.getByRole('link', { name: 'InitialSorting' })).toBeInTheDocument();
});
