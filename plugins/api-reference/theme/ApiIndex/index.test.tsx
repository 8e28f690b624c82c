import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import type { ApiSummary } from '../../types';
import { ApiList } from './index';

const create = (name: string, more: Partial<ApiSummary> = {}): ApiSummary => ({
  name,
  kind: 'component',
  product: 'graphs',
  plan: null,
  ...more,
});

const apis = [
  create('LineGraph'),
  create('BarGraph'),
  create('Heatmap', { plan: 'pro' }),
  create('BarSequence', { kind: 'interface' }),
];

const listNames = () =>
  screen.getAllByRole('link', { name: /^\w+$/ }).map((link) => link.textContent);

test('lists components and interfaces by name, with their plans', () => {
  renderOnPage(<ApiList product="graphs" apis={apis} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Graphs API');
  expect(listNames()).toEqual(['BarGraph', 'Heatmap', 'LineGraph', 'BarSequence']);
  expect(screen.getByRole('link', { name: 'BarSequence' })).toHaveAttribute(
    'href',
    '/x/api/graphs/bar-sequence',
  );
  expect(screen.getByRole('img', { name: 'Team plan' })).toBeInTheDocument();
});

test('filters by name', async () => {
  const user = userEvent.setup();
  renderOnPage(<ApiList product="graphs" apis={apis} />);
  const filter = screen.getByRole('searchbox', { name: 'Filter by name' });
  await user.type(filter, 'bar');
  expect(listNames()).toEqual(['BarGraph', 'BarSequence']);
  expect(screen.getByText('2 of 4')).toBeInTheDocument();
  await user.type(filter, '!');
  expect(screen.getByText('No match for “bar!”')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(listNames()).toHaveLength(4);
});
