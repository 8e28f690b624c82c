import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CopyButton from './index';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<CopyButton getText={() => 'const a = 1;'} />);
  return {
    async press() {
      await user.click(screen.getByRole('button'));
      // The clipboard answers later.
      await act(() => jest.advanceTimersByTimeAsync(0));
    },
  };
}

test('copies the text, says so, and offers itself again after two seconds', async () => {
  const { press } = setUp();
  await press();
  expect(await navigator.clipboard.readText()).toBe('const a = 1;');
  expect(screen.getByRole('button')).toHaveAccessibleName('Copied');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  act(() => jest.advanceTimersByTime(1999));
  expect(screen.getByRole('button')).toHaveAccessibleName('Copied');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('button')).toHaveAccessibleName('Copy');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('says that it failed when the clipboard refuses', async () => {
  const { press } = setUp();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Refused'));
  await press();
  expect(screen.getByRole('button')).toHaveAccessibleName('Copy failed');
  expect(screen.getByRole('status')).toHaveTextContent('Copy failed');
});

test('counts its two seconds from the last press', async () => {
  const { press } = setUp();
  await press();
  act(() => jest.advanceTimersByTime(1500));
  await press();
  act(() => jest.advanceTimersByTime(1500));
  expect(screen.getByRole('button')).toHaveAccessibleName('Copied');
});
