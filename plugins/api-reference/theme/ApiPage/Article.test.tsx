import { useHistory } from '@docusaurus/router';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment, type ReactNode, useState } from 'react';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import { useApiPage } from '../../client/useApiPage';
import type { Api, ApiProp } from '../../types';
import Article from './Article';

jest.mock('@generated/docusaurus-plugin-slots/default/page-title', () => [
  ({ pathname, data }: Record<string, string>) => `Menu of ${pathname} with ${data}`,
]);
jest.mock('@generated/docusaurus-plugin-slots/default/api-intro', () => [() => <aside />]);

const createProp = (name: string, more: Partial<ApiProp> = {}): ApiProp => ({
  name,
  type: 'string',
  required: false,
  default: null,
  deprecated: null,
  plan: null,
  description: '',
  ...more,
});

const api: Api = {
  name: 'BarGraph',
  kind: 'component',
  product: 'graphs',
  version: '8.11.0',
  package: '@acme/x-graphs',
  plan: null,
  description: 'Draws **bars**. <script>alert(1)</script>',
  deprecated: null,
  imports: [
    "import { BarGraph } from '@acme/x-graphs/BarGraph';",
    "import { BarGraph } from '@acme/x-graphs';",
  ],
  props: [
    createProp('series', {
      type: 'BarSequence[]',
      required: true,
      description: 'The bars. See [the guide](/react-graphs/bars) or [this](javascript:alert).',
    }),
    createProp('height', { type: 'number', default: '150', since: 'v7' }),
    createProp('zoom', { plan: 'pro', deprecated: 'Use `initialZoom`.', deprecatedSince: 'v8' }),
    createProp('layout', { type: `'${'horizontal-'.repeat(8)}' | BarSequence` }),
    createProp('onItemClick', {
      type: '(event: MouseEvent) => void',
      signature: {
        parameters: [{ name: 'event', type: 'MouseEvent', description: 'The click.' }],
        returns: null,
      },
      demos: [{ title: 'Bar events', path: '/react-graphs/bars#BarEvents.tsx' }],
      live: 'BarEvents',
    }),
  ],
  slots: [
    {
      name: 'bar',
      default: 'BarShape',
      className: 'AcmeBarGraph-bar',
      description: 'One bar.',
      deprecated: null,
      plan: null,
    },
  ],
  classes: [
    {
      key: 'root',
      className: 'AcmeBarGraph-root',
      description: 'The root.',
      isGlobal: false,
      deprecated: null,
    },
    {
      key: 'disabled',
      className: 'Acme-disabled',
      description: '',
      isGlobal: true,
      deprecated: null,
    },
  ],
  inheritance: { name: 'GraphsContainer', href: '/api/graphs/graphs-container' },
  ref: 'SVGSVGElement',
  themeName: 'AcmeBarGraph',
  hasThemeDefaultProps: true,
  demos: [{ title: 'Bars', path: '/react-graphs/bars' }],
};

const slug = '/api/graphs/bar-graph';
const links = { BarSequence: '/api/graphs/bar-sequence' };

/** Answers by the end of the address, and with 503 when there is nothing. */
function serve(files: Record<string, unknown>): void {
  globalThis.fetch = jest.fn((url: string) => {
    const body = Object.entries(files).find(([path]) => url.endsWith(path))?.[1];
    return Promise.resolve({ ok: body !== undefined, status: 503, json: async () => body });
  }) as unknown as typeof fetch;
}

let addressCount = 0;

/** Renders the page of an `Api`, loaded as on a change of page, and waits for it. */
async function renderPage(overrides: Partial<Api> = {}, hash = '') {
  // Loaded files are kept: each test has another page.
  const own = `${slug}-${(addressCount += 1)}`;
  serve({ [`${own}.json`]: { ...api, ...overrides }, 'links.json': links });
  renderPages(own, hash);
  await screen.findByRole('heading', { level: 1 });
  return { user: userEvent.setup() };
}

function Page({ slug: current }: { slug: string }): ReactNode {
  return <Article {...useApiPage(current, null)} />;
}

/** A page that another one can take the place of, as the router does it. */
function renderPages(first: string, hash = '', second = first) {
  function Pages(): ReactNode {
    const [current, setCurrent] = useState(first);
    const history = useHistory();
    return (
      <Fragment>
        <button onClick={() => setCurrent(second)}>next</button>
        <button onClick={() => history.push('#bar-graph-prop-height')}>to height</button>
        <Page slug={current} />
      </Fragment>
    );
  }
  const globalData = {
    'docusaurus-plugin-content-docs': { default: { path: '/x/', versions: [], breadcrumbs: true } },
    'docusaurus-plugin-navigation': { default: { subjects: {}, linked: [] } },
  };
  return renderOnPage(<Pages />, { path: `/x${slug}${hash}`, globalData });
}

const getRow = (id: string) => document.getElementById(id)!;
const listShown = () =>
  within(document.querySelector<HTMLElement>('[data-section="props"]')!)
    .getAllByRole('heading', { level: 3 })
    .filter((heading) => heading.closest('[data-rows] > :not([hidden])'))
    .map((heading) => heading.textContent);

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});

test('shows the data, and never HTML in a description', async () => {
  await renderPage();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('BarGraph API');
  expect(screen.getByText(/<script>alert\(1\)<\/script>/)).toBeInTheDocument();
  expect(screen.getByText(/^Menu of/)).toHaveTextContent(
    /^BarGraph API.*Menu of (\/x\/api\/graphs\/bar-graph-\d+) with \1\.json$/,
  );
  const series = within(getRow('bar-graph-prop-series'));
  expect(series.getByText('Required')).toBeInTheDocument();
  expect(series.getByRole('link', { name: 'BarSequence' })).toHaveAttribute(
    'href',
    '/x/api/graphs/bar-sequence',
  );
  expect(series.queryByRole('link', { name: 'this' })).not.toBeInTheDocument();
  expect(getRow('bar-graph-prop-height')).toHaveTextContent('Since v7');
  const zoom = getRow('bar-graph-prop-zoom');
  expect(within(zoom).getByRole('img', { name: 'Team plan' })).toBeInTheDocument();
  expect(zoom).toHaveTextContent('Deprecated since v8: Use initialZoom.');
  expect(getRow('bar-graph-prop-onItemClick')).toHaveTextContent('event: MouseEventThe click.');
  expect(getRow('bar-graph-prop-onItemClick')).toHaveTextContent('Demos: Bar events');
  expect(getRow('BarGraph-css-AcmeBarGraph-bar')).toHaveTextContent('BarShape');
  expect(getRow('bar-graph-classes-Acme-disabled')).toHaveTextContent('State');
});

test('folds props that many components have, and opens them for a filter and for a link', async () => {
  const shared = ['m', 'p'].map((name) => createProp(name, { group: 'style props' }));
  const { user } = await renderPage({ props: [...api.props, ...shared] }, '#bar-graph-prop-m');
  const group = screen.getByText('2 style props').closest('details')!;
  expect(group).toContainElement(getRow('bar-graph-prop-p'));
  expect(group).not.toContainElement(getRow('bar-graph-prop-height'));
  await waitFor(() => expect(group.open).toBe(true));
  const filter = screen.getByRole('searchbox', { name: 'Filter props' });
  await user.type(filter, 'height');
  expect(group.open).toBe(false);
  await user.clear(filter);
  expect(group.open).toBe(false);
  await user.type(filter, 'p');
  expect(group.open).toBe(true);
});

test('says since when rows without a mark are there', async () => {
  await renderPage({ knownSince: 'v4' });
  expect(screen.getByText('Since v4 or earlier')).toBeInTheDocument();
  expect(screen.getAllByText('Unless marked, since v4 or earlier')).toHaveLength(3);
});

test('leads to what changed in it since the version before', async () => {
  await renderPage({ changedSince: 'v6' });
  expect(screen.getByRole('link', { name: 'Changes since v6' })).toHaveAttribute(
    'href',
    '/x/api/compare?from=v6&to=8.11.0&product=graphs&component=BarGraph',
  );
});

test('ids are unique, and no heading level is skipped', async () => {
  await renderPage();
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName[1]));
  expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
});

test('an interface has properties; without classes links to them still lead to the page', async () => {
  await renderPage({ kind: 'interface', slots: [], classes: [] });
  expect(screen.getByRole('heading', { name: /Properties/ })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /Slots/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /Inheritance/ })).not.toBeInTheDocument();
  expect(getRow('classes')).toBeEmptyDOMElement();
  expect(document.querySelector('[data-section]')).toHaveAttribute('data-view', 'expanded');
});

test('styles of classes go into the sx prop only where there is one', async () => {
  await renderPage();
  expect(screen.getByText('By class name, in a stylesheet.')).toBeInTheDocument();
  await renderPage({ props: [...api.props, createProp('sx')] });
  expect(
    await screen.findByText((_text, element) =>
      /^By class name, .* the sx prop of BarGraph\.$/.test(element?.textContent ?? ''),
    ),
  ).toBeInTheDocument();
});

test.each([
  ['of a component', {}, 1],
  ['of an interface', { kind: 'interface' }, 0],
  ['of a paid plan', { plan: 'pro' }, 0],
] as const)('the page %s has its place for ads', async (_what, overrides, count) => {
  await renderPage(overrides);
  expect(screen.queryAllByRole('complementary')).toHaveLength(count);
});

test('filters rows by what they say, counts them, and Escape brings them back', async () => {
  const { user } = await renderPage();
  const filter = screen.getByRole('searchbox', { name: 'Filter props' });
  const count = within(document.querySelector<HTMLElement>('[data-section="props"]')!)
    .getAllByRole('status')
    .find((status) => status.textContent === '5')!;
  await user.type(filter, 'BARS');
  expect(listShown()).toEqual(['series', 'layout']);
  expect(count).toHaveTextContent('2 of 5');
  await user.type(filter, ' guide');
  expect(listShown()).toEqual(['series']);
  await user.type(filter, ' nothing');
  expect(screen.getByText('No match for “BARS guide nothing”')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(filter).toHaveValue('');
  expect(listShown()).toHaveLength(5);
  expect(count).toHaveTextContent('5');
});

test('of a page of text that is pasted into the filter, the beginning is looked for', async () => {
  const { user } = await renderPage();
  const filter = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Filter props' });
  await user.click(filter);
  await user.paste('bars '.repeat(40_000));
  expect(filter.value).toHaveLength(100);
  expect(listShown()).toEqual(['series', 'layout']);
});

test('a link to a row that is filtered out shows all rows, opens that one and marks it', async () => {
  const { user } = await renderPage();
  await user.type(screen.getByRole('searchbox', { name: 'Filter props' }), 'series');
  await user.click(screen.getByRole('button', { name: 'to height' }));
  expect(screen.getByRole('searchbox', { name: 'Filter props' })).toHaveValue('');
  const row = getRow('bar-graph-prop-height');
  expect(row).not.toHaveAttribute('hidden');
  expect(row).toHaveAttribute('data-target');
  expect(row).toHaveAttribute('data-open');
  expect(jest.mocked(row.scrollIntoView).mock.contexts).toContain(row);
});

test.each(['#bar-graph-prop-zoom', `#bar${'%2D'}graph-prop-zoom`])('opens at %s', async (hash) => {
  await renderPage({}, hash);
  expect(getRow('bar-graph-prop-zoom')).toHaveAttribute('data-open');
  expect(document.querySelectorAll('[data-target]')).toHaveLength(1);
});

test('an invalid hash breaks nothing', async () => {
  await renderPage({}, '#%');
  expect(document.querySelector('[data-target]')).toBeNull();
});

test('a row has few elements', async () => {
  await renderPage();
  const count = (id: string) => getRow(id).querySelectorAll('*').length;
  // Name as a heading with its link, type, default.
  expect(count('bar-graph-prop-height')).toBe(4);
  // Name, class, default component, description.
  expect(count('BarGraph-css-AcmeBarGraph-bar')).toBe(4);
  // Name, rule, description.
  expect(count('bar-graph-classes-AcmeBarGraph-root')).toBe(3);
});

const listToggles = () =>
  screen
    .queryAllByRole('button', { name: /^(?:Expand|Collapse) / })
    .map((button) => button.getAttribute('aria-label'));

test('a default that a table cuts off has a button too', async () => {
  const long = 'true on desktop, false on mobile, from the width of the screen on';
  await renderPage({
    props: [
      createProp('whole', { default: long.slice(0, 60) }),
      createProp('cut', { default: long }),
    ],
  });
  expect(listToggles()).toEqual(['Expand cut']);
});

test('a section shows in the chosen view from then on, with buttons where that cuts rows', async () => {
  const { user } = await renderPage();
  expect(listToggles()).toEqual(['Expand layout', 'Expand onItemClick']);
  const [button] = screen.getAllByRole('button', { name: 'View: Table' });
  await user.click(button!);
  await user.click(screen.getByRole('menuitem', { name: 'Collapsed list' }));
  const view = (section: string) =>
    document.querySelector(`[data-section="${section}"]`)?.getAttribute('data-view');
  expect(button).toHaveAccessibleName('View: Collapsed list');
  expect(button).toHaveFocus();
  expect([view('props'), view('slots')]).toEqual(['collapsed', 'table']);
  expect(localStorage.getItem('apiPage_props')).toBe('collapsed');
  expect(listToggles()).toEqual(
    ['series', 'height', 'zoom', 'layout', 'onItemClick'].map((name) => `Expand ${name}`),
  );
});

test('a row is opened and closed by its button', async () => {
  const { user } = await renderPage();
  const row = getRow('bar-graph-prop-onItemClick');
  await user.click(screen.getByRole('button', { name: 'Expand onItemClick', expanded: false }));
  expect(row).toHaveAttribute('data-open');
  await user.click(screen.getByRole('button', { name: 'Collapse onItemClick', expanded: true }));
  expect(row).not.toHaveAttribute('data-open');
  expect(
    screen.getByRole('button', { name: 'Expand onItemClick', expanded: false }),
  ).toBeInTheDocument();
});

/** What Tab leads to in the rows of a section. */
const listStops = (section = 'props') =>
  [...document.querySelectorAll<HTMLElement>(`[data-section="${section}"] [data-rows] *`)]
    .filter((element) => element.matches('a, button') && element.tabIndex === 0)
    .map((element) => element.textContent || element.getAttribute('aria-label'));

test('the rows of a section are one tab stop, which arrow keys, Home and End move', async () => {
  const { user } = await renderPage();
  expect(['props', 'slots', 'classes'].map(listStops)).toEqual([
    ['series'],
    ['bar'],
    ['.AcmeBarGraph-root'],
  ]);
  act(() => within(getRow('bar-graph-prop-series')).getByRole('link', { name: 'series' }).focus());
  const press = async (key: string) => {
    await user.keyboard(`{${key}}`);
    return document.activeElement?.textContent;
  };
  expect(await press('ArrowUp')).toBe('series');
  expect(await press('ArrowDown')).toBe('height');
  expect(await press('End')).toBe('onItemClick');
  expect(await press('ArrowUp')).toBe('layout');
  expect(await press('Home')).toBe('series');
  await press('ArrowDown');
  expect(listStops()).toEqual(['height']);
});

test('in an open row, Tab leads to all of its links', async () => {
  await renderPage({}, '#bar-graph-prop-onItemClick');
  expect(listStops()).toEqual(['onItemClick', 'Bar events', 'Try it', 'Collapse onItemClick']);
});

test('a demo is tried below its row, and disappears when its link is pressed again', async () => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const { user } = await renderPage();
  const row = getRow('bar-graph-prop-onItemClick');
  const link = within(row).getByRole('link', { name: 'Try it: Bar events' });
  expect(link).toHaveAttribute('href', '/x/playground?demo=BarEvents');
  await user.click(link);
  const frame = await within(row).findByTitle('Try it: Bar events');
  expect(frame).toHaveAttribute('src', expect.stringMatching(/\/x\/playground\?demo=BarEvents$/));
  expect(link).toHaveAttribute('aria-expanded', 'true');
  await user.click(link);
  expect(frame).not.toBeInTheDocument();
  expect(link).toHaveAttribute('aria-expanded', 'false');
});

test('the tab stop is a row that the filter shows', async () => {
  const { user } = await renderPage();
  await user.type(screen.getByRole('searchbox', { name: 'Filter props' }), 'height');
  expect(listStops()).toEqual(['height']);
});

test('the name of a row is the link to it, unless it is being selected', async () => {
  await renderPage();
  const link = within(getRow('bar-graph-prop-height')).getByRole('link', { name: 'height' });
  expect(link).toHaveAttribute('href', '#bar-graph-prop-height');
  const press = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.dispatchEvent(event);
    return event;
  };
  expect(press().defaultPrevented).toBe(false);
  window.getSelection()?.selectAllChildren(link);
  expect(press().defaultPrevented).toBe(true);
});

test('a long type is there as a whole, with its links', async () => {
  await renderPage();
  const row = getRow('bar-graph-prop-layout');
  expect(row).toHaveTextContent(api.props[3]!.type);
  expect(within(row).getByRole('link', { name: 'BarSequence' })).toHaveAttribute(
    'href',
    '/x/api/graphs/bar-sequence',
  );
});

/** jsdom can't load pages. It logs that, except when only the hash changes. */
function watchLoads() {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  return () => log.mock.calls.filter(([error]) => /navigation/.test(String(error))).length;
}

test('after a failed change of page, the server is asked for it, also with a hash', async () => {
  const countLoads = watchLoads();
  window.history.replaceState(null, '', '#bar-graph-prop-height');
  serve({ [`${slug}-there.json`]: api });
  renderPages(`${slug}-there`, '', `${slug}-gone`);
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'next' }));
  await waitFor(() => expect(countLoads()).toBe(1));
});

test('a failed first load is not repeated for ever: a button tries again', async () => {
  const countLoads = watchLoads();
  serve({});
  renderPages(`${slug}-late`);
  expect(await screen.findByText(/-late.json responded with 503/)).toBeInTheDocument();
  expect(countLoads()).toBe(0);

  serve({ [`${slug}-late.json`]: api });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('BarGraph API');
});

test('without network, a button tries again: a reload would lead to an error page of the browser', async () => {
  const countLoads = watchLoads();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  serve({ [`${slug}-here.json`]: api });
  renderPages(`${slug}-here`, '', `${slug}-offline`);
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'next' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(countLoads()).toBe(0);
});
