import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import VersionMenu from './index';

const answers: Record<string, unknown> = {
  '/x/v6/versions/v6.json': {
    label: 'v6',
    pages: { '/react-data-table': 'Overview', '/react-data-table/sorting': 'Sorting' },
    starts: { 'data-table': '/react-data-table' },
    arrivals: {
      current: {
        '/react-data-table/events': {
          version: 'v7',
          see: { slug: '/react-data-table/sorting', title: 'Sorting' },
        },
      },
    },
  },
  '/x/v4/versions/v4.json': {
    label: 'v4',
    pages: { '/react-data-table': 'Overview' },
    starts: { 'data-table': '/react-data-table' },
    arrivals: {},
  },
};

const fetchMock = jest.fn();

beforeEach(() => {
  fetchMock.mockImplementation(async (url: string) => ({
    ok: url in answers,
    json: async () => answers[url],
  }));
  Object.assign(globalThis, { fetch: fetchMock });
  AbortSignal.timeout ??= () => new AbortController().signal;
});

function renderMenu(path: string) {
  const subjects = { '/migration/graphs': 'graphs' };
  const globalData = { 'docusaurus-plugin-navigation': { default: { subjects } } };
  renderOnPage(
    <>
      <VersionMenu />
      <button type="button">After</button>
    </>,
    { path, globalData },
  );
  return {
    button: screen.getByRole('button', { name: 'Version 8.11.0' }),
    user: userEvent.setup(),
  };
}

const listLabels = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const findItem = (name: RegExp) => screen.getByRole('menuitem', { name });

test.each([
  ['/x/react-data-table/sorting', ['8.11.0', 'v6', 'v4']],
  ['/x/react-graphs/bars', ['8.11.0', 'v6']],
  ['/x/react-tree-list', ['8.11.0']],
  ['/x/migration/graphs', ['8.11.0', 'v6']],
  ['/x/introduction', ['8.11.0', 'v6', 'v4']],
  ['/x/', ['8.11.0', 'v6', 'v4']],
])('%s offers the versions that have its product', (path, labels) => {
  renderMenu(path);
  expect(listLabels()).toEqual(labels);
});

test('leads to start pages until it is opened, then to the same page where there is one', async () => {
  const { button, user } = renderMenu('/x/react-data-table/sorting');
  expect(findItem(/v6/)).toHaveAttribute('href', '/x/v6/react-data-table');
  expect(fetchMock).not.toHaveBeenCalled();
  await user.click(button);
  await waitFor(() =>
    expect(findItem(/v6/)).toHaveAttribute('href', '/x/v6/react-data-table/sorting'),
  );
  expect(findItem(/v4/)).toHaveAttribute('href', '/x/v4/react-data-table');
  expect(findItem(/v4/)).toHaveTextContent('Overview of Data Table');
});

test('says before the click that a page was removed, and what is opened', async () => {
  const { button, user } = renderMenu('/x/react-data-table/events');
  await user.click(button);
  await waitFor(() => expect(findItem(/v6/)).toHaveTextContent('Removed in v7: opens “Sorting”'));
  expect(findItem(/v6/)).toHaveAttribute('href', '/x/v6/react-data-table/sorting');
});

test('marks the version that is read, and choosing it closes the menu', async () => {
  const { button, user } = renderMenu('/x/introduction');
  expect(findItem(/8/)).toHaveAttribute('aria-current', 'true');
  expect(findItem(/v6/)).not.toHaveAttribute('aria-current');
  await user.click(button);
  await user.click(findItem(/8/));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('works with the keyboard alone', async () => {
  const { button, user } = renderMenu('/x/introduction');
  await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(findItem(/8/)).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(findItem(/v4/)).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(findItem(/v6/)).toHaveFocus();
  await user.keyboard('{End}');
  expect(findItem(/v4/)).toHaveFocus();
  await user.keyboard('{Home}');
  expect(findItem(/8/)).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(findItem(/v4/)).toHaveFocus();
  await user.tab();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('After')).toHaveFocus();
});

test('typing leads to a version, by its beginning or any part of it', async () => {
  const { user, button } = renderMenu('/x/introduction');
  button.focus();
  await user.keyboard('{Enter}v');
  expect(findItem(/v6/)).toHaveFocus();
  await user.keyboard('4');
  expect(findItem(/v4/)).toHaveFocus();
  await user.keyboard('{Escape}{Enter}6');
  expect(findItem(/v6/)).toHaveFocus();
});

test('closes when something else is pressed', async () => {
  const { button, user } = renderMenu('/x/introduction');
  await user.click(button);
  await user.click(screen.getByText('After'));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('is in the bar only, not in the drawer', () => {
  const globalData = { 'docusaurus-plugin-navigation': { default: { subjects: {} } } };
  renderOnPage(<VersionMenu mobile />, { globalData });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
