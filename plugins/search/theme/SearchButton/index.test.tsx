import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import { splitMatches } from '../../client/query';
import { searchPages } from '../../client/ranking';
import SearchButton from '.';

const search = jest.fn();
jest.mock(
  '/x/pagefind/pagefind.js',
  () => ({ options: async () => {}, search: (text: string) => search(text) }),
  { virtual: true },
);

jest.mock('../../client/ranking', () => {
  const actual = jest.requireActual<{ searchPages: typeof searchPages }>('../../client/ranking');
  return { ...actual, searchPages: jest.fn(actual.searchPages) };
});

jest.mock('../../client/query', () => {
  const actual = jest.requireActual<{ splitMatches: typeof splitMatches }>('../../client/query');
  return { ...actual, splitMatches: jest.fn(actual.splitMatches) };
});

const hit = {
  raw_url: '/react-graphs/lines',
  meta: { title: 'Lines' },
  sub_results: [
    { title: 'Curves', anchor: { id: 'curves' }, excerpt: 'a <mark>smooth</mark> line &amp; more' },
  ],
};

/** What other versions have. They are asked once, by the first test that does. */
const other = { names: '', pages: [{ slug: '/old', title: 'Kanban' }] };

// jsdom has the element without its methods.
beforeEach(() => {
  localStorage.clear();
  AbortSignal.timeout ??= () => new AbortController().signal;
  Object.assign(globalThis, {
    fetch: jest.fn(async () => ({ ok: true, json: async () => other })),
  });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  search.mockResolvedValue({ results: [] });
});

const globalData = {
  'docusaurus-plugin-navigation': { default: { subjects: {} } },
};

async function open(keys = '{Control>}k{/Control}') {
  renderOnPage(<SearchButton />, { globalData, path: '/x/react-graphs' });
  await userEvent.keyboard(keys);
  return screen.findByRole('combobox', { name: 'Search 8.11.0' });
}

/** The product filter has options, too. */
const list = () => within(screen.getByRole('listbox', { name: 'Results' }));

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])('%s opens it', async (keys) => {
  expect(await open(keys)).toHaveFocus();
});

test('what is typed before the dialog is there is searched for', async () => {
  renderOnPage(<SearchButton />, { globalData, path: '/x/react-graphs' });
  const press = (key: string, ctrlKey = false) =>
    fireEvent.keyDown(document.body, { key, ctrlKey });
  press('k', true);
  [...'so', 'x', 'Backspace', ...'rt'].forEach((key) => press(key));
  expect(await screen.findByRole('combobox', { name: 'Search 8.11.0' })).toHaveValue('sort');
});

test.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a click elsewhere', () => fireEvent.pointerDown(document.body)],
])('%s cancels the dialog while it loads, and letters are text again', async (_name, turnAway) => {
  renderOnPage(<SearchButton />, { globalData, path: '/x/react-graphs' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  turnAway();
  // Whether its default was prevented is what it returns.
  expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(true);
  await act(async () => {
    await import('@theme/SearchDialog');
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a slash in a field is text', async () => {
  renderOnPage(
    <>
      <input aria-label="Other" />
      <SearchButton />
    </>,
    { globalData },
  );
  await userEvent.type(screen.getByRole('textbox'), '/');
  expect(screen.getByRole('textbox')).toHaveValue('/');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the keyboard alone leads to a place on a page, and the search is saved', async () => {
  const field = await open();
  await userEvent.type(field, 'sort');
  const options = await list().findAllByRole('option');
  expect(options[0]).toHaveAttribute('href', '/x/react-data-table/sorting');
  expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id);
  await userEvent.keyboard('{ArrowDown}');
  expect(options[1]).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('/');
  await userEvent.click(await screen.findByRole('button', { name: 'sort' }));
  expect(screen.getByRole('combobox', { name: 'Search 8.11.0' })).toHaveValue('sort');
});

test('Enter opens the row of a prop, not the top of its page', async () => {
  await userEvent.type(await open(), 'sortModel');
  const options = await list().findAllByRole('option');
  expect(options[1]).toHaveAttribute('aria-selected', 'true');
  expect(options[1]?.getAttribute('href')).toMatch(/#.*sortModel$/);
});

test('Escape closes at once, also when something was typed', async () => {
  await userEvent.type(await open(), 'sort{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a product filters, and the number of results is announced', async () => {
  const field = await open();
  await userEvent.type(field, 'DataTable');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Product' }), 'graphs');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('0 results'));
  expect(list().queryAllByRole('option')).toEqual([]);
});

test('no number is announced while the full text is on its way', async () => {
  let answer = (_found: { results: object[] }) => {};
  search.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const announced: string[] = [];
  const field = await open();
  const status = screen.getByRole('status');
  new MutationObserver(() => announced.push(status.textContent)).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  await userEvent.type(field, 'smooth');
  await waitFor(() => expect(search).toHaveBeenCalledWith('smooth'));
  answer({ results: [{ data: async () => hit }] });
  await waitFor(() => expect(status).toHaveTextContent('1 result'));
  expect(announced).not.toContain('0 results');
});

test('the field shows a letter before its results are looked for', async () => {
  const field = await open();
  await userEvent.type(field, 'sor');
  await list().findAllByRole('option');
  const shown: (string | null)[] = [];
  const ranking = jest.mocked(searchPages);
  const answer = ranking.getMockImplementation() as typeof searchPages;
  ranking.mockImplementation((...query) => {
    shown.push(field.getAttribute('value'));
    return answer(...query);
  });
  await userEvent.type(field, 't');
  ranking.mockImplementation(answer);
  expect([...new Set(shown)]).toEqual(['sort']);
});

test('results are not drawn again for a letter, before there are others', async () => {
  const field = await open();
  await userEvent.type(field, 'sor');
  await list().findAllByRole('option');
  const draw = jest.mocked(splitMatches);
  // The results of what was typed before, and those of the full text, are drawn.
  await waitFor(() => expect(draw).toHaveBeenCalledWith(expect.anything(), ['sor']));
  await waitFor(() => expect(search).toHaveBeenCalledWith('sor'));
  await act(async () => {});
  draw.mockClear();
  fireEvent.change(field, { target: { value: 'sort' } });
  expect(field).toHaveValue('sort');
  expect(draw).not.toHaveBeenCalled();
  await waitFor(() => expect(draw).toHaveBeenCalledWith(expect.anything(), ['sort']));
});

test('Enter opens what was typed, also when its results are not there yet', async () => {
  const field = await open();
  await userEvent.type(field, 'sort');
  await list().findAllByRole('option');
  const opened: string[] = [];
  document.addEventListener('click', ({ target }) => {
    opened.push((target as Element).getAttribute('href') ?? '');
  });
  act(() => {
    fireEvent.change(field, { target: { value: 'sortModel' } });
    fireEvent.keyDown(field, { key: 'Enter' });
  });
  await waitFor(() => expect(opened).toEqual([expect.stringMatching(/#.*sortModel$/)]));
});

test('matches in the full text are a group', async () => {
  search.mockResolvedValue({ results: [{ data: async () => hit }] });
  await userEvent.type(await open(), 'smooth');
  const group = await screen.findByRole('group', { name: 'Also mentioned in' });
  const option = within(group).getByRole('option');
  expect(option).toHaveAttribute('href', '/x/react-graphs/lines#curves');
  expect(within(option).getByText('Lines: Curves')).toBeVisible();
  expect(option).toHaveTextContent('a smooth line & more');
  expect(within(option).getByText('smooth').tagName).toBe('MARK');
});

test('where nothing is found, other versions are asked', async () => {
  await userEvent.type(await open(), 'kanban');
  expect(await screen.findByText('Nothing found for “kanban” in this version.')).toBeVisible();
  const [link] = await screen.findAllByRole('link', { name: /Kanban/ });
  expect(link?.getAttribute('href')).toMatch(/\/old$/);
});

test('before anything is typed it offers where to begin, and the keys work there', async () => {
  await open();
  const group = await screen.findByRole('group', { name: 'Start here' });
  const [first] = within(group).getAllByRole('option');
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(first).toHaveAttribute('href', '/x/react-graphs');
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('recentSearches')).toBeNull();
});

test('says when the text cannot be searched', async () => {
  search.mockRejectedValue(new Error('offline'));
  await userEvent.type(await open(), 'smooth');
  expect(
    await screen.findByText('Full-text search failed. Showing matches in titles and names only.'),
  ).toBeVisible();
});
