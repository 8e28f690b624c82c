import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DemoError from '@theme/DemoError';

const error = new Error('No column is called "agee"');

test('announces which demo stopped and why', () => {
  render(<DemoError name="SortByAge" error={error} onReset={jest.fn()} />);
  const panel = screen.getByRole('alert');
  expect(panel).toHaveTextContent('The demo SortByAge stopped');
  expect(panel).toHaveTextContent('No column is called "agee"');
});

test("keeps the demo's height, so that the page does not move", () => {
  render(<DemoError name="SortByAge" error={error} height={300} onReset={jest.fn()} />);
  expect(screen.getByRole('alert')).toHaveStyle({ minHeight: '300px' });
});

test('offers to reset the demo', async () => {
  const onReset = jest.fn();
  render(<DemoError name="SortByAge" error={error} onReset={onReset} />);
  await userEvent.click(screen.getByRole('button', { name: 'Reset demo' }));
  expect(onReset).toHaveBeenCalledTimes(1);
});
