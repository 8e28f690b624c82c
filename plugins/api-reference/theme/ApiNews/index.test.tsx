import { screen } from '@testing-library/react';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import type { ApiNews as News } from '../../compare/types';
import ApiNews from '.';

const content: News = {
  from: 'v6',
  counts: {
    graphs: { added: 3, removed: 1, retyped: 2, required: 0, default: 4, deprecated: 1, plan: 0 },
  },
};

test('counts what is new, removed and changed, and links to the comparison', () => {
  renderOnPage(<ApiNews product="graphs" content={content} />);
  const link = screen.getByRole('link', { name: 'API since v6 +3 new −1 removed ~7 changed' });
  expect(link).toHaveAttribute('href', '/x/api/compare?from=v6&to=8.11.0&product=graphs');
});

test('a product that the version before did not have is new', () => {
  renderOnPage(<ApiNews product="tree-list" content={content} />);
  expect(screen.getByText('New in 8.11.0')).toBeInTheDocument();
});

test('shows nothing in the oldest version', () => {
  renderOnPage(<ApiNews product="graphs" content={{ counts: {} }} />);
  expect(screen.queryByText(/8\.11\.0|API/)).not.toBeInTheDocument();
});
