import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import PageMenu from './index';

function setUp(ok = true) {
  globalThis.fetch = jest.fn(
    async () => ({ ok, status: ok ? 200 : 404, url: '', text: async () => '# Rows' }) as Response,
  );
  const user = userEvent.setup();
  renderOnPage(<PageMenu pathname="/x/rows" />, {
    globalData: { 'docusaurus-plugin-navigation': { default: { subjects: {} } } },
  });
  return user;
}

test('copies the page as Markdown and says so', async () => {
  const user = setUp();
  await user.click(screen.getByRole('button', { name: 'Copy page' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledWith('/x/rows.md', {
    signal: expect.any(AbortSignal) as AbortSignal,
  });
  expect(await navigator.clipboard.readText()).toBe('# Rows');
});

test('says that it failed when the page cannot be loaded', async () => {
  const user = setUp(false);
  await user.click(screen.getByRole('button', { name: 'Copy page' }));
  expect(await screen.findByRole('button', { name: 'Copy failed' })).toBeInTheDocument();
});

test('opens a menu of links, its first one focused, and closes it', async () => {
  const user = setUp();
  const button = screen.getByRole('button', { name: 'More formats' });
  await user.click(button);
  const item = await screen.findByRole('menuitem', { name: 'View as Markdown' });
  await waitFor(() => expect(item).toHaveFocus());
  expect(item).toHaveAttribute('href', '/x/rows.md');
  await user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('an arrow key opens it, also before its code is there', async () => {
  const user = setUp();
  act(() => screen.getByRole('button', { name: 'More formats' }).focus());
  await user.keyboard('{ArrowDown}');
  const item = await screen.findByRole('menuitem', { name: 'View as Markdown' });
  await waitFor(() => expect(item).toHaveFocus());
});

test('when its code is lost, it says so and stays on the page, and opens at the second try', async () => {
  const user = setUp();
  jest.doMock('./Items', () => {
    throw new Error('Loading chunk 1 failed.');
  });
  await user.click(screen.getByRole('button', { name: 'More formats' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('failed to load');
  jest.doMock('./Items', () => jest.requireActual<object>('./Items'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('menuitem', { name: 'View as Markdown' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('has a plain link for those without a script', () => {
  setUp();
  const link = screen.getByText('View as Markdown');
  expect(link).toHaveAttribute('href', '/x/rows.md');
  expect(link).not.toBeVisible();
});

test('offers the data of a page that has some, and no chat where none is configured', async () => {
  const user = setUp();
  await user.click(screen.getByRole('button', { name: 'More formats' }));
  await screen.findByRole('menuitem', { name: 'View as Markdown' });
  expect(screen.queryByRole('menuitem', { name: 'View as JSON' })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: 'Open in chat' })).toBeNull();
});
