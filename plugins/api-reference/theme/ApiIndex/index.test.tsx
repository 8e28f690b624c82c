import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import type { ApiSummary } from '../../types';
import { ApiList } from './index';

const create = (name: string, more: Partial<ApiSummary> = {}): ApiSummary => ({
  name,
  kind: 'component',
  product: 'charts',
  plan: null,
  ...more,
});

const apis = [
  create('LineChart'),
  create('BarChart'),
  create('Heatmap', { plan: 'pro' }),
  create('BarSeries', { kind: 'interface' }),
];

const listNames = () =>
  screen.getAllByRole('link', { name: /^\w+$/ }).map((link) => link.textContent);

test('lists components and interfaces by name, with their plans', () => {
  renderOnPage(<ApiList product="charts" apis={apis} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Charts API');
  expect(listNames()).toEqual(['BarChart', 'Heatmap', 'LineChart', 'BarSeries']);
  expect(screen.getByRole('link', { name: 'BarSeries' })).toHaveAttribute(
    'href',
    '/x/api/charts/bar-series',
  );
  expect(screen.getByRole('img', { name: 'Pro plan' })).toBeInTheDocument();
});

test('filters by name', async () => {
  const user = userEvent.setup();
  renderOnPage(<ApiList product="charts" apis={apis} />);
  const filter = screen.getByRole('searchbox', { name: 'Filter by name' });
  await user.type(filter, 'bar');
  expect(listNames()).toEqual(['BarChart', 'BarSeries']);
  expect(screen.getByText('2 of 4')).toBeInTheDocument();
  await user.type(filter, '!');
  expect(screen.getByText('No match for “bar!”')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(listNames()).toHaveLength(4);
});
