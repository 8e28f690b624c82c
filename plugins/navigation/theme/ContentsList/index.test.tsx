import { render, screen } from '@testing-library/react';
import ContentsList from '.';

const items = ['One', 'Two'].map((name) => ({
  id: name,
  value: `<code>${name}</code>`,
  level: 2,
  children: [],
}));

test('the section that is read is marked', () => {
  render(<ContentsList items={items} current="Two" />);
  expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('Two');
});

test('the HTML of entries is not parsed again when another section is read', () => {
  const { rerender } = render(<ContentsList items={items} current="One" />);
  const before = [screen.getByText('One'), screen.getByText('Two')];
  rerender(<ContentsList items={[...items]} current="Two" />);
  expect([screen.getByText('One'), screen.getByText('Two')]).toEqual(before);
  before.forEach((element) => expect(element).toBeInTheDocument());
});
