import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import OldVersionBanner from './index';

type Content = ComponentProps<typeof DocProvider>['content'];

function renderBanner(version: string, frontMatter: Record<string, unknown>) {
  const content = { metadata: { frontMatter } } as unknown as Content;
  renderOnPage(
    <DocProvider content={content}>
      <OldVersionBanner />
    </DocProvider>,
    { customFields: { version } },
  );
}

test('links to the same page of the current version', () => {
  renderBanner('v6', { product: 'graphs', successor: '/react-graphs/bars' });
  expect(screen.getByRole('note')).toHaveTextContent("You're reading the v6 docs.");
  expect(screen.getByRole('link', { name: 'Read this page in 8.11.0' })).toHaveAttribute(
    'href',
    '/x/react-graphs/bars',
  );
});

test.each([
  ['graphs', '/x/react-graphs'],
  ['general', '/x/'],
])('without that page it links to the start of %s', (product, href) => {
  renderBanner('v6', { product });
  expect(screen.getByRole('link', { name: /^Not in 8.11.0/ })).toHaveAttribute('href', href);
});

test('of a page that was removed it says so and names another', () => {
  const see = { slug: '/react-graphs/lines', title: 'Lines' };
  renderBanner('v6', { product: 'graphs', removal: { version: 'v7', see } });
  expect(screen.getByRole('link', { name: 'Removed in v7: see “Lines”' })).toHaveAttribute(
    'href',
    '/x/react-graphs/lines',
  );
});

test('of a page that has no successor yet it does not say that anything was removed', () => {
  const see = { slug: '/react-graphs/lines', title: 'Lines' };
  renderBanner('v6', { product: 'graphs', removal: { see } });
  expect(
    screen.getByRole('link', { name: 'Not in the 8.11.0 docs yet: see “Lines”' }),
  ).toHaveAttribute('href', '/x/react-graphs/lines');
});

test('pages of the current version have none', () => {
  renderBanner('current', { product: 'graphs' });
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});
