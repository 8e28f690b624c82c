import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Change, Member } from '../../compare/types';
import Details from './Details';

const member: Member = {
  part: 'prop',
  key: 'row',
  name: 'row',
  type: 'string',
  required: false,
  default: null,
  deprecated: null,
  plan: null,
  place: null,
};

const change: Change = { kinds: [], from: null, to: null, relation: null, maybeRenamed: null };

test('a long type is folded, and one press opens both sides of its change', async () => {
  const toLong = (last: string) => `${'TableRowModel | '.repeat(10)}${last}`;
  const from = { ...member, type: toLong('Old') };
  const to = { ...member, type: toLong('New') };
  const { container } = render(<Details change={{ ...change, kinds: ['retyped'], from, to }} />);
  const unfold = screen.getByRole('button', { name: 'Full type', expanded: false });
  const fold = unfold.parentElement;
  expect(fold).toHaveTextContent(/Old.*New/);
  expect(fold).toHaveAttribute('data-open', 'false');
  await userEvent.click(unfold);
  expect(unfold).toHaveAttribute('aria-expanded', 'true');
  expect(container.querySelectorAll('[data-open="true"]')).toHaveLength(1);
});

test('a short type has nothing to unfold', () => {
  render(<Details change={{ ...change, kinds: ['added'], to: member }} />);
  expect(screen.getByText('string')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a default in words has no raw backticks', () => {
  const to = { ...member, default: 'The `day` of today' };
  const { container } = render(<Details change={{ ...change, kinds: ['added'], to }} />);
  expect(container).toHaveTextContent('Default The day of today');
});
