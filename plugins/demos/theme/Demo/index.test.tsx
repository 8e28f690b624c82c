import type { ComponentProps } from 'react';
import { DocProvider, DocsSidebarProvider } from '@docusaurus/plugin-content-docs/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import siteConfig from '@generated/docusaurus.config';
import type { Site } from '../../../../core/types';
import { applyPreferences } from '../../../../test/page/applyPreferences';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import type { DemoModule, DemoSource } from '../../types';
import Demo from './index';

jest.mock('@generated/docusaurus-plugin-slots/default/demo-menu', () => {
  interface ItemProps {
    name: string;
    show(content: string): void;
    onClick(): void;
  }
  const Item = ({ name, show, onClick, ...rest }: ItemProps) => (
    <button
      {...rest}
      role="menuitem"
      onClick={() => {
        onClick();
        show(`What a plugin says of ${name}`);
      }}
    >
      From a plugin
    </button>
  );
  return { __esModule: true, default: [Item] };
});

type Content = ComponentProps<typeof DocProvider>['content'];

const createSource = (...files: [name: string, code: string][]): DemoSource => ({
  files: files.map(([name, code]) => ({
    name,
    code,
    html: code.trimEnd(),
  })) as unknown as DemoSource['files'],
  preview: { from: 1, to: 1, html: `preview of ${files[0]?.[0]}` },
});

const demo: DemoModule = {
  name: 'ColumnTypes',
  id: 'ColumnTypes',
  path: 'docs/data-table/columns/demos/ColumnTypes.tsx',
  styles: ['Acme System', 'CSS'],
  previews: ['TS', 'JS'],
  previewLines: 1,
  load: () => Promise.resolve({ default: 'a demo' }),
  prerendered: {
    TS: { html: 'const a: number = 1;', previewHtml: 'preview' },
    JS: { html: 'const a = 1;', previewHtml: 'preview' },
  },
  loadSources: () =>
    Promise.resolve({
      default: {
        'Acme System': {
          TS: createSource(
            ['ColumnTypes.tsx', 'const a: number = 1;\n'],
            ['rows.ts', 'rows: [];\n'],
          ),
          JS: createSource(['ColumnTypes.js', 'const a = 1;\n'], ['rows.js', 'rows;\n']),
        },
        CSS: {
          TS: createSource(['ColumnTypes.tsx', 'css: 1;\n'], ['ColumnTypes.css', '.a {}\n']),
          JS: createSource(['ColumnTypes.js', 'css;\n'], ['ColumnTypes.css', '.a {}\n']),
        },
      },
    }),
};

// jsdom has no layout: no demo ever comes near the window.
beforeEach(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  Element.prototype.scrollIntoView = jest.fn();
});

afterEach(() => {
  for (const name of ['codeStyling', 'codeVariant']) {
    document.cookie = `${name}=;path=/;max-age=0`;
  }
  applyPreferences();
});

const { customFields } = siteConfig as unknown as { customFields: { site: Site } };

interface Options {
  path?: string;
  chat?: string;
  module?: Partial<DemoModule>;
  attributes?: Partial<ComponentProps<typeof Demo>>;
}

function renderDemo(options: Options = {}) {
  const content = { metadata: { frontMatter: { plan: 'pro' } } } as unknown as Content;
  const globalData = {
    'docusaurus-plugin-content-docs': { default: { path: '/x/', versions: [], breadcrumbs: true } },
    'docusaurus-plugin-navigation': { default: { subjects: {}, linked: [] } },
  };
  renderOnPage(
    <DocsSidebarProvider name="docs" items={[]}>
      <DocProvider content={content}>
        <Demo
          name="ColumnTypes"
          height={300}
          demo={{ ...demo, ...options.module }}
          {...options.attributes}
        />
      </DocProvider>
    </DocsSidebarProvider>,
    {
      globalData,
      path: options.path,
      customFields: { site: { ...customFields.site, chat: options.chat } },
    },
  );
  return screen.getByRole('figure', { name: 'Demo ColumnTypes' });
}

const button = (name: string) => screen.getByRole('button', { name });

test('stands under its own name, with the plan that it needs and the lines that matter', () => {
  const bench = renderDemo({ module: { plan: 'pro' } });
  expect(bench).toHaveAttribute('id', 'ColumnTypes');
  expect(within(bench).getByRole('img', { name: 'Team plan' })).toBeInTheDocument();
  expect(within(bench).getAllByText('preview')).toHaveLength(2);
});

test('can be linked to in every language and style', () => {
  renderDemo();
  for (const id of [
    'ColumnTypes.tsx',
    'ColumnTypes.js',
    'system-ColumnTypes.tsx',
    'css-ColumnTypes.js',
  ]) {
    expect(document.getElementById(id)).toBeInTheDocument();
  }
});

test('draws the demo otherwise than the page, by its own switches', async () => {
  const user = userEvent.setup();
  renderDemo();
  expect(button('Dark')).toHaveAttribute('aria-pressed', 'false');
  await user.click(button('Dark'));
  await user.click(button('RTL'));
  expect(button('Dark')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('link', { name: 'Open full screen' })).toHaveAttribute(
    'href',
    expect.stringContaining(
      '?demo=ColumnTypes&mode=dark&direction=rtl&density=comfortable&style=system',
    ),
  );
});

test('the bar above it is one tab stop, moved through by arrows, Home and End', async () => {
  const user = userEvent.setup();
  renderDemo();
  const bar = screen.getByRole('toolbar', { name: 'Display options for ColumnTypes' });
  const stops = () =>
    within(bar)
      .getAllByRole('button')
      .filter((item) => item.tabIndex === 0);
  expect(stops()).toEqual([button('Dark')]);
  button('Dark').focus();
  await user.keyboard('{ArrowRight}');
  expect(button('RTL')).toHaveFocus();
  await user.keyboard('{End}');
  expect(button('360')).toHaveFocus();
  expect(stops()).toEqual([button('360')]);
  bar.style.direction = 'rtl';
  await user.keyboard('{ArrowRight}');
  expect(button('600')).toHaveFocus();
});

test('offers styles and languages in its menu too, for small screens', async () => {
  const user = userEvent.setup();
  renderDemo();
  await user.click(button('More actions'));
  const language = screen.getByRole('menuitemradio', { name: 'Show JS source' });
  expect(language).toHaveAttribute('aria-checked', 'false');
  await user.click(language);
  expect(button('Show JS source')).toHaveAttribute('aria-pressed', 'true');
  expect(button('More actions')).toHaveFocus();
  await user.click(button('More actions'));
  await user.keyboard('cs');
  expect(screen.getByRole('menuitemradio', { name: 'CSS' })).toHaveFocus();
});

test('tries one width at a time', async () => {
  const user = userEvent.setup();
  renderDemo();
  const widths = within(screen.getByRole('group', { name: 'Width of ColumnTypes' }));
  await user.click(widths.getByRole('button', { name: '360' }));
  const pressed = widths
    .getAllByRole('button')
    .filter((item) => item.getAttribute('aria-pressed') === 'true');
  expect(pressed.map((item) => item.textContent)).toEqual(['360']);
});

test('opens and closes its code', async () => {
  const user = userEvent.setup();
  renderDemo();
  expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument();
  await user.click(button('Expand code'));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('const a: number = 1;');
  expect(button('Collapse code')).toHaveAttribute('aria-expanded', 'true');
  await user.click(button('Collapse code'));
  expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument();
});

test('shows its files as tabs, moved through by arrow keys', async () => {
  const user = userEvent.setup();
  renderDemo();
  await user.click(button('Expand code'));
  const second = await screen.findByRole('tab', { name: 'rows.ts' });
  await user.click(second);
  expect(screen.getByRole('tabpanel', { name: 'rows.ts' })).toHaveTextContent('rows: [];');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'ColumnTypes.tsx' })).toHaveFocus();
});

test('shows its own file where another style has fewer files', async () => {
  const user = userEvent.setup();
  const sources = (await demo.loadSources()).default;
  const single = createSource(['ColumnTypes.tsx', 'single;\n']);
  const loadSources = () =>
    Promise.resolve({ default: { ...sources, CSS: { TS: single, JS: single } } });
  renderDemo({ module: { loadSources } });
  await user.click(button('Expand code'));
  await user.click(await screen.findByRole('tab', { name: 'rows.ts' }));
  await user.click(button('CSS'));
  expect(screen.getByRole('tab', { name: 'ColumnTypes.tsx', selected: true })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('single;');
});

test('copies the file that shows, in the chosen language and style', async () => {
  const user = userEvent.setup();
  renderDemo();
  await user.click(button('Copy code'));
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe('const a: number = 1;\n'),
  );
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  await user.click(button('Show JS source'));
  await user.click(button('CSS'));
  // It says so for a moment only.
  await user.click(screen.getByRole('button', { name: /^Cop(?:ied|y code)$/ }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('css;\n'));
});

test('says that copying failed when the code cannot be loaded', async () => {
  const user = userEvent.setup();
  renderDemo({ module: { loadSources: () => Promise.reject(new Error('offline')) } });
  await user.click(button('Copy code'));
  expect(await screen.findByRole('button', { name: 'Copy failed' })).toBeInTheDocument();
});

test('says where the code is when it cannot be loaded', async () => {
  const user = userEvent.setup();
  const module = { loadSources: () => Promise.reject(new Error('offline')), prerendered: null };
  renderDemo({ module });
  await user.click(button('Expand code'));
  expect(await screen.findByText(/The code failed to load/)).toBeInTheDocument();
});

test.each([
  ['/x/#ColumnTypes.js', 'const a = 1;'],
  ['/x/#css-ColumnTypes.tsx', 'css: 1;'],
  ['/x/#system-ColumnTypes.tsx', 'const a: number = 1;'],
  ['/x/#tailwind-ColumnTypes.tsx', 'const a: number = 1;'],
])('%s opens the code and scrolls to it', async (path, text) => {
  const bench = renderDemo({ path });
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveTextContent(text));
  expect(bench.scrollIntoView).toHaveBeenCalled();
});

test('#ColumnTypes and links to other demos leave the code closed', () => {
  renderDemo({ path: '/x/#ColumnTypes' });
  expect(button('Expand code')).toBeInTheDocument();
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
});

test('a link to lines marks them', async () => {
  renderDemo({ path: '/x/#ColumnTypes.tsx:1' });
  await waitFor(() => expect(document.querySelector('[data-marked]')).toBeInTheDocument());
  const links = await screen.findAllByRole('link', { name: 'Line 1' });
  expect(links[0]).toHaveAttribute('href', '#system-ColumnTypes.tsx:1');
});

test('says so where the wanted style is missing', async () => {
  document.cookie = 'codeStyling=Tailwind;path=/';
  applyPreferences();
  renderDemo();
  expect(screen.getByText('No Tailwind version: showing Acme System')).toBeInTheDocument();
});

test('offers no styles where there is one', () => {
  renderDemo({ module: { styles: ['Acme System'] } });
  expect(screen.queryByRole('group', { name: 'Code style' })).not.toBeInTheDocument();
});

test('its toolbar is one tab stop, moved through by arrows, Home and End', async () => {
  const user = userEvent.setup();
  renderDemo();
  const toolbar = screen.getByRole('toolbar', { name: 'Code of ColumnTypes' });
  const stops = () =>
    [...within(toolbar).getAllByRole('button'), ...within(toolbar).getAllByRole('link')].filter(
      (item) => item.tabIndex === 0,
    );
  expect(stops()).toEqual([button('Expand code')]);
  button('Expand code').focus();
  await user.keyboard('{ArrowRight}');
  expect(button('Copy code')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(button('Show TS source')).toHaveFocus();
  await user.keyboard('{End}');
  expect(button('More actions')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(button('Acme System')).toHaveFocus();
  expect(stops()).toEqual([button('Acme System')]);
  toolbar.style.direction = 'rtl';
  await user.keyboard('{ArrowLeft}');
  expect(button('CSS')).toHaveFocus();
});

test('copies links to its code from the menu', async () => {
  const user = userEvent.setup();
  renderDemo({ path: '/x/page' });
  await user.click(button('More actions'));
  await user.click(screen.getByRole('menuitem', { name: 'Copy link to JS source' }));
  expect(await navigator.clipboard.readText()).toBe(
    'http://localhost/x/page#system-ColumnTypes.js',
  );
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  expect(button('More actions')).toHaveFocus();
});

test('draws what an item of a plugin shows under the demo', async () => {
  const user = userEvent.setup();
  const bench = renderDemo();
  await user.click(button('More actions'));
  await user.click(await screen.findByRole('menuitem', { name: 'From a plugin' }));
  expect(bench).toHaveTextContent('What a plugin says of ColumnTypes');
  expect(screen.queryByRole('menuitem', { name: 'From a plugin' })).not.toBeInTheDocument();
});

test('tells analytics what was pressed, and where', () => {
  renderDemo();
  expect(button('Expand code').dataset).toMatchObject({
    gaEventCategory: 'demo',
    gaEventAction: 'expand',
    gaEventLabel: 'docs/data-table/columns/demos/ColumnTypes.tsx',
  });
});

test('offers no chat where none is configured', () => {
  renderDemo();
  expect(screen.queryByRole('button', { name: 'Open in chat' })).not.toBeInTheDocument();
});

/** A tab as `window.open` returns it. */
function createTab() {
  const page = document.implementation.createHTMLDocument();
  const tab = { opener: window, document: page, close: jest.fn() };
  return { tab, open: jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window) };
}

test('opens the demo in an online editor, in the language and style that show', async () => {
  const user = userEvent.setup();
  const posted: [action: string, fields: Record<string, unknown>][] = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    posted.push([this.action, Object.fromEntries(new FormData(this))]);
  });
  const { tab } = createTab();
  renderDemo();
  await user.click(button('Show JS source'));
  await user.click(button('Edit in StackBlitz'));
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(posted[0]?.[0]).toBe('https://stackblitz.com/run?file=src/Demo.jsx');
  expect(posted[0]?.[1]).toMatchObject({
    'project[files][src/Demo.jsx]': 'const a = 1;\n',
    'project[files][src/rows.js]': 'rows;\n',
  });
  expect(tab.opener).toBeNull();
  await user.click(button('Edit in CodeSandbox'));
  await waitFor(() => expect(posted).toHaveLength(2));
  expect(tab.close).not.toHaveBeenCalled();
});

test.each(['Edit in StackBlitz', 'Edit in CodeSandbox', 'Open in chat'])(
  '%s opens its tab during the click, and closes it when the code cannot be loaded',
  async (name) => {
    const { tab, open } = createTab();
    const module = { loadSources: () => Promise.reject(new Error('offline')) };
    renderDemo({ module, chat: 'https://chat.example' });
    fireEvent.click(button(name));
    expect(open).toHaveBeenCalledTimes(1);
    expect(await screen.findByText(/^Failed to open/)).toBeInTheDocument();
    expect(tab.close).toHaveBeenCalled();
    expect(open).toHaveBeenCalledTimes(1);
  },
);

test('says that it failed to open chat', async () => {
  const user = userEvent.setup();
  jest.spyOn(window, 'open').mockReturnValue(null);
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('offline'));
  renderDemo({ chat: 'https://chat.example' });
  await user.click(button('Open in chat'));
  expect(await screen.findByText('Failed to open chat')).toBeInTheDocument();
});

test('downloads the file that shows under its own name, and from the menu the whole project', async () => {
  const user = userEvent.setup();
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.download} ${this.href}`);
  });
  renderDemo();
  await user.click(button('Download the file'));
  await waitFor(() => expect(saved).toEqual(['ColumnTypes.tsx blob:file']));
  await user.click(button('More actions'));
  await user.click(screen.getByRole('menuitem', { name: 'Download as a project (.zip)' }));
  await waitFor(() => expect(saved[1]).toBe('ColumnTypes.zip blob:file'));
});

test('shows its code at first where the page says so', async () => {
  renderDemo({ attributes: { codeOpen: true } });
  expect(button('Collapse code')).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByRole('tab', { name: 'rows.ts' })).toBeVisible();
});

test('is alone on its stage where the page hides its toolbar', () => {
  const bench = renderDemo({ attributes: { toolbar: 'hidden' } });
  expect(within(bench).queryByRole('toolbar')).not.toBeInTheDocument();
  expect(within(bench).queryByRole('button')).not.toBeInTheDocument();
  expect(bench.querySelector('[data-demo]')).toBeInTheDocument();
});

test('runs in its own document, which follows its switches, and is not edited', async () => {
  // Near the window at once.
  globalThis.IntersectionObserver = class {
    constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.seen([{ isIntersecting: true }]);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  const user = userEvent.setup();
  const bench = renderDemo({ attributes: { frame: true, codeOpen: true } });
  const find = () => screen.findByTitle('Demo ColumnTypes');
  expect(await find()).toHaveAttribute('src', '/x/playground?demo=ColumnTypes&style=system');
  const first = await find();
  await user.click(button('Dark'));
  expect(await find()).toHaveAttribute(
    'src',
    '/x/playground?demo=ColumnTypes&mode=dark&style=system',
  );
  expect(await find()).not.toBe(first);
  fireEvent.load(await find());
  expect(bench.querySelector('[data-demo]')).toHaveAttribute('data-demo-state', 'ready');
  expect(screen.queryByRole('button', { name: /^Edit Press/ })).not.toBeInTheDocument();
});

test.each(['none', 'surface'] as const)('is drawn on the background %s', (background) => {
  const bench = renderDemo({ attributes: { background } });
  expect(bench.querySelector('[data-background]')).toHaveAttribute('data-background', background);
});

test('has no address where the page showed it before: links lead to the first', () => {
  const bench = renderDemo({ attributes: { repeated: true }, path: '/x/#ColumnTypes.tsx' });
  expect(bench).not.toHaveAttribute('id');
  expect(document.getElementById('ColumnTypes.tsx')).not.toBeInTheDocument();
  expect(button('Expand code')).toBeInTheDocument();
});
