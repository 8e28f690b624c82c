import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { DocProvider, DocsSidebarProvider } from '@docusaurus/plugin-content-docs/client';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderOnPage } from '../../../test/page/renderOnPage';
import DocBreadcrumbs from './index';

type Content = ComponentProps<typeof DocProvider>['content'];

const reference = {
  type: 'category',
  label: 'API reference',
  collapsed: true,
  collapsible: true,
  items: [
    { type: 'link', label: 'Index', href: '/x/api/data-table' },
    { type: 'link', label: 'DataTable', href: '/x/api/data-table/data-table' },
  ],
} as PropSidebarItem;

const listPlaces = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

/** Draws the way to a page, and returns its structured data. */
async function renderWay(path: string): Promise<string | undefined> {
  document.head.innerHTML = '';
  const content = { metadata: { title: 'TableRow API' } } as unknown as Content;
  renderOnPage(
    <DocsSidebarProvider name="docs" items={[reference]}>
      <DocProvider content={content}>
        <DocBreadcrumbs />
      </DocProvider>
    </DocsSidebarProvider>,
    { path },
  );
  // The head is drawn in the next frame.
  await waitFor(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  return document.head.querySelector('script')?.textContent ?? undefined;
}

test('a page is behind its groups, for search engines too', async () => {
  const data = await renderWay('/x/api/data-table/data-table');
  expect(listPlaces()).toEqual(['', 'API reference', 'DataTable']);
  expect(data).toContain('"position":2,"name":"DataTable"');
});

test('a group leads to its overview, but not from there', async () => {
  await renderWay('/x/api/data-table/data-table');
  expect(screen.getByRole('link', { name: 'API reference' })).toHaveAttribute(
    'href',
    '/x/api/data-table',
  );
  cleanup();
  await renderWay('/x/api/data-table');
  expect(listPlaces()).toEqual(['', 'API reference', 'Index']);
  expect(screen.queryByRole('link', { name: 'API reference' })).not.toBeInTheDocument();
});

test('a page that the sidebar does not have is behind the one whose path it continues', async () => {
  const data = await renderWay('/x/api/data-table/table-row');
  expect(listPlaces()).toEqual(['', 'API reference', 'Index', 'TableRow API']);
  expect(data).toContain('"position":3,"name":"TableRow API"');
});

test('a page that nothing leads to has no way, and no structured data of one', async () => {
  expect(await renderWay('/x/api/compare')).toBeUndefined();
  expect(listPlaces()).toEqual([]);
});
