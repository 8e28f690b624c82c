import type { ComponentProps } from 'react';
import { DocProvider, DocsSidebarProvider } from '@docusaurus/plugin-content-docs/client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import type { DemoModule } from '../../types';
import Demo from './index';

type Content = ComponentProps<typeof DocProvider>['content'];

const demo: DemoModule = {
  name: 'ColumnTypes',
  load: () => Promise.resolve({ default: 'a demo' }),
  sourceHtml: '<span class="token keyword">const</span> a = 1;',
  loadSourceHtml: () => Promise.resolve({ default: '' }),
};

// jsdom has no layout: no demo ever comes near the window.
beforeEach(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

function renderDemo(): HTMLElement {
  const content = { metadata: { frontMatter: { plan: 'pro' } } } as unknown as Content;
  const globalData = {
    'docusaurus-plugin-content-docs': { default: { path: '/x/', versions: [], breadcrumbs: true } },
  };
  renderOnPage(
    <DocsSidebarProvider name="docs" items={[]}>
      <DocProvider content={content}>
        <Demo name="ColumnTypes" height={300} demo={demo} />
      </DocProvider>
    </DocsSidebarProvider>,
    { globalData },
  );
  return screen.getByRole('figure', { name: 'Demo ColumnTypes' });
}

test('stands under its own name, with the plan of its page and its code', () => {
  const bench = renderDemo();
  expect(bench).toHaveAttribute('id', 'ColumnTypes');
  expect(within(bench).getByRole('img', { name: 'Pro plan' })).toBeInTheDocument();
  expect(within(bench).getByText('const')).toHaveClass('token');
});

test('draws the demo otherwise than the page, by its own switches', async () => {
  const user = userEvent.setup();
  renderDemo();
  const dark = screen.getByRole('button', { name: 'Dark' });
  expect(dark).toHaveAttribute('aria-pressed', 'false');
  await user.click(dark);
  await user.click(screen.getByRole('button', { name: 'RTL' }));
  expect(dark).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('link', { name: 'Open alone' })).toHaveAttribute(
    'href',
    expect.stringContaining('?demo=ColumnTypes&mode=dark&direction=rtl&density=comfortable'),
  );
});

test('tries one width at a time', async () => {
  const user = userEvent.setup();
  renderDemo();
  const widths = within(screen.getByRole('group', { name: 'Width of ColumnTypes' }));
  await user.click(widths.getByRole('button', { name: '360' }));
  const pressed = widths
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-pressed') === 'true');
  expect(pressed.map((button) => button.textContent)).toEqual(['360']);
});
