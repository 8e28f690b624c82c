import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import type { ComparableApi } from '../../compare/types';
import { Comparison } from './index';

const prop = {
  type: 'string',
  required: false,
  default: null,
  deprecated: null,
  plan: null,
};

const createApi = (name: string, api: Partial<ComparableApi>): ComparableApi => ({
  name,
  kind: 'component',
  product: 'data-table',
  plan: null,
  deprecated: null,
  themeName: null,
  props: [],
  slots: [],
  classes: [],
  ...api,
});

const older = [
  createApi('DataTable', {
    props: [
      { ...prop, name: 'density', type: "'a' | 'b'", default: "'a'" },
      { ...prop, name: 'rowBuffer', type: 'number', deprecated: 'Use `rowBufferPx`.' },
    ],
    classes: [{ key: 'cell', className: 'Grid-cell', deprecated: null }],
  }),
  createApi('TableOld', { kind: 'interface' }),
];

const newer = [
  createApi('DataTable', {
    props: [
      { ...prop, name: 'density', type: "'a' | 'b' | 'c'", default: "'b'", deprecated: 'No `c`.' },
      { ...prop, name: 'rowSpan', required: true, plan: 'pro' },
    ],
    slots: [
      { name: 'cell', default: 'Cell', className: 'Grid-cell', deprecated: null, plan: null },
    ],
  }),
  createApi('TableNew', { plan: 'premium' }),
];

const answers: Record<string, ComparableApi[]> = {
  'current/data-table': newer,
  'v6/data-table': older,
  'v4/data-table': older,
  'current/graphs': newer.map((api) => ({ ...api, product: 'graphs' })),
  'v4/graphs': [],
};

const fetchMock = jest.fn();

beforeEach(() => {
  fetchMock.mockImplementation(async (url: string) => {
    const answer = answers[/^\/x\/api\/compare\/(.*)\.json$/.exec(url)?.[1] ?? ''];
    return { ok: answer !== undefined, status: 404, json: async () => answer };
  });
  Object.assign(globalThis, { fetch: fetchMock });
  AbortSignal.timeout ??= () => new AbortController().signal;
  window.history.replaceState(null, '', '/x/api/compare');
});

const globalData = {
  'docusaurus-plugin-content-docs': { default: { path: '/x/', versions: [], breadcrumbs: true } },
  'docusaurus-plugin-navigation': { default: { subjects: {}, linked: [] } },
};

/** Opens the page and waits until it says what it found. */
async function open(search = '') {
  const user = userEvent.setup({ delay: null });
  renderOnPage(<Comparison />, { path: `/x/api/compare${search}`, globalData });
  await waitFor(() => expect(screen.getByText(/→ .*: /)).toBeInTheDocument());
  return user;
}

const summary = () => screen.getByText(/→ .*: /).textContent;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const listRows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const findRow = (name: string) =>
  screen.getByRole('link', { name }).closest<HTMLElement>('li') ?? document.body;

/** Waits until the address has a query. */
const expectSearch = (search: string) => waitFor(() => expect(window.location.search).toBe(search));

test('shows what changed from the version before to the current one', async () => {
  await open();
  expect(summary()).toBe(
    'Data Table, v6 → 8.11.0: 3 added, 2 removed, 1 type changed, 1 default changed, 1 newly deprecated',
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id)).toEqual([
    'components-and-interfaces',
    'data-table',
  ]);
});

test('a row describes its change in words too', async () => {
  await open();
  const changed = findRow('density');
  expect(changed).toHaveTextContent(/^~Changed: density prop Deprecated/);
  expect(changed).toHaveTextContent("Type 'a' | 'b' →becomes 'a' | 'b' | 'c' widened");
  expect(changed).toHaveTextContent("Default 'a' →becomes 'b' No c.");
  expect(within(findRow('rowSpan')).getByRole('img', { name: 'Team plan' })).toBeInTheDocument();
  expect(findRow('rowSpan')).toHaveTextContent(/^\+Added: rowSpan prop Required ?string$/);
  expect(findRow('rowBuffer')).toHaveTextContent(
    /^−Removed: rowBuffer prop Deprecated ?number ?Use rowBufferPx\.$/,
  );
  expect(findRow('cell')).toHaveTextContent(/^\+Added: cell slot Default Cell$/);
});

test.each([
  ['density', '/x/api/data-table/data-table#data-table-prop-density'],
  ['rowBuffer', '/x/v6/api/data-table/data-table#data-table-prop-rowBuffer'],
  ['cell', '/x/api/data-table/data-table#DataTable-css-Grid-cell'],
  ['TableOld', '/x/v6/api/data-table/table-old'],
  ['TableNew', '/x/api/data-table/table-new'],
])('%s links to its page in a version that has it', async (name, href) => {
  await open();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('the changes of a section are one tab stop', async () => {
  await open();
  const links = screen.getAllByRole('link').filter((link) => link.closest('[data-rows]'));
  const sections = new Set(links.map((link) => link.closest('section')));
  expect(links.length).toBeGreaterThan(sections.size);
  expect(links.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(sections.size);
});

test('changes that a component shares with a lower plan are shown there', async () => {
  const rows = [{ ...prop, name: 'rowGap' }];
  Object.assign(answers, {
    'current/tree-list': ['Tree', 'TreePro'].map((name) =>
      createApi(name, { product: 'tree-list', props: rows }),
    ),
    'v4/tree-list': ['Tree', 'TreePro'].map((name) => createApi(name, { product: 'tree-list' })),
  });
  await open('?from=v4&product=tree-list');
  expect(summary()).toBe('Tree List, v4 → 8.11.0: 1 added');
  expect(screen.getByText('1 more, same as in', { exact: false })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tree' })).toHaveAttribute('href', '#tree');
});

test('leads to the guides of each step between the versions', async () => {
  await open('?from=v4&product=data-table');
  expect(screen.getByText('How to migrate:', { exact: false })).toHaveTextContent(
    'How to migrate: Migrate to version 6, Migrate to version 8',
  );
  expect(screen.getByRole('link', { name: 'Migrate to version 6' })).toHaveAttribute(
    'href',
    '/x/v6/migration/from-v4',
  );
});

test.each([
  ['on the way back', '?from=8.11.0&to=v6&product=data-table'],
  ['of another product', '?from=v6&to=8.11.0&product=graphs'],
])('leads to no guides %s', async (_where, search) => {
  Object.assign(answers, { 'v6/graphs': [] });
  await open(search);
  expect(screen.queryByText('How to migrate:', { exact: false })).not.toBeInTheDocument();
});

test('shows what the address names', async () => {
  await open('?from=v4&to=8.11.0&product=data-table&component=DataTable&filter=ROW&kinds=added');
  expect(summary()).toBe('DataTable, v4 → 8.11.0: 1 added');
  expect(listRows()).toHaveLength(1);
  expect(screen.getByRole('combobox')).toHaveValue('DataTable');
  expect(screen.getByRole('searchbox')).toHaveValue('ROW');
  expect(button(/^Added/)).toHaveAttribute('aria-pressed', 'true');
  expect(button(/^Added/)).toHaveTextContent('Added 1');
  expect(button(/^Removed/)).toHaveTextContent('Removed 1');
});

test('of a page of text that is pasted as a filter, the beginning is in the address: hosts refuse long ones', async () => {
  const user = await open();
  const filter = screen.getByRole<HTMLInputElement>('searchbox');
  await user.click(filter);
  await user.paste('row'.repeat(40_000));
  expect(filter.value).toHaveLength(100);
  await expectSearch(`?from=v6&to=8.11.0&product=data-table&filter=${filter.value}`);
});

test('a choice shows at once and is in the address, without a step in the history', async () => {
  const user = await open();
  const steps = window.history.length;
  await user.type(screen.getByRole('searchbox'), 'row');
  expect(listRows()).toHaveLength(2);
  await user.click(button(/^Removed/));
  expect(listRows()).toHaveLength(1);
  await expectSearch('?from=v6&to=8.11.0&product=data-table&filter=row&kinds=removed');
  await user.click(button(/^Removed/));
  await user.type(screen.getByRole('searchbox'), '{Escape}');
  await user.selectOptions(screen.getByRole('combobox'), 'TableNew');
  expect(listRows()).toHaveLength(1);
  await expectSearch('?from=v6&to=8.11.0&product=data-table&component=TableNew');
  expect(window.history.length).toBe(steps);
});

test('versions are chosen from menus and swapped', async () => {
  const user = await open();
  await user.click(button('From v6'));
  await user.click(screen.getAllByRole('menuitem', { name: 'v4' })[0]!);
  expect(button('From v4')).toHaveFocus();
  await waitFor(() => expect(summary()).toMatch(/^Data Table, v4 → 8.11.0: 3 added/));
  await user.click(button('Swap versions'));
  await waitFor(() => expect(summary()).toMatch(/^Data Table, 8.11.0 → v4: 2 added, 3 removed/));
  await user.click(button('To v4'));
  await user.click(screen.getAllByRole('menuitem', { name: '8.11.0' })[1]!);
  await waitFor(() => expect(summary()).toBe('Data Table, 8.11.0 → 8.11.0: nothing changed'));
  expect(listRows()).toEqual([]);
});

test('another product starts with all its components', async () => {
  const user = await open('?from=v4&component=DataTable');
  await user.click(button('Graphs'));
  await waitFor(() => expect(summary()).toBe('Graphs, v4 → 8.11.0: 2 added'));
  expect(screen.getByText('v4 has no Graphs docs.')).toBeInTheDocument();
  expect(screen.getByRole('combobox')).toHaveValue('');
});

test('names a version that does not exist, and compares others', async () => {
  const user = await open('?from=v3');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Unknown version: v3. Showing v6 and 8.11.0.',
  );
  await user.click(button('Swap versions'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a component without changes stays chosen', async () => {
  await open('?component=TablePanel');
  expect(screen.getByRole('combobox')).toHaveValue('TablePanel');
  expect(summary()).toBe('TablePanel, v6 → 8.11.0: nothing changed');
});

test('after a failure, a button tries again', async () => {
  const user = userEvent.setup({ delay: null });
  const path = '/x/api/compare?product=day-pickers';
  renderOnPage(<Comparison />, { path, globalData });
  expect(screen.getByText('Comparing…')).toBeInTheDocument();
  expect(button('Copy as Markdown')).toBeDisabled();
  expect(await screen.findByText(/failed to load/)).toBeInTheDocument();
  Object.assign(answers, { 'current/day-pickers': [], 'v6/day-pickers': [] });
  await user.click(button('Try again'));
  await waitFor(() => expect(summary()).toBe('Day and Hour Pickers, v6 → 8.11.0: nothing changed'));
});

test('copies the full address, and what shows as Markdown', async () => {
  const user = await open();
  await user.type(screen.getByRole('searchbox'), 'rowspan');
  await user.click(button('Copy link'));
  expect(await navigator.clipboard.readText()).toBe(
    'http://localhost/x/api/compare?from=v6&to=8.11.0&product=data-table&filter=rowspan',
  );
  await user.click(button('Copy as Markdown'));
  expect(await navigator.clipboard.readText()).toBe(
    [
      '## Data Table: v6 → 8.11.0',
      'Total: 1 added.',
      '### DataTable',
      '- Added prop `rowSpan`: `string`; required; Team plan\n',
    ].join('\n\n'),
  );
  expect(screen.getAllByText('Copied').length).toBeGreaterThan(0);
});

test('scrolls to what the address names once it is there', async () => {
  const scrolled: string[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id);
  });
  window.history.replaceState(null, '', '/x/api/compare#data-table');
  await open();
  expect(scrolled).toEqual(['data-table']);
});

test('an invalid hash breaks nothing', async () => {
  window.history.replaceState(null, '', '/x/api/compare#%');
  await open();
  expect(listRows()).not.toEqual([]);
});
