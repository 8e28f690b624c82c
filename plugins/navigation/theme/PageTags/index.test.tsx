import { DocProvider, DocsSidebarProvider } from '@docusaurus/plugin-content-docs/client';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import type { Tags } from '../../types';
import PageTags from './index';

type Content = ComponentProps<typeof DocProvider>['content'];

function renderTags(customProps: Tags | undefined, licensing = true, frontMatter = {}) {
  const content = { metadata: { frontMatter } } as unknown as Content;
  const linked = licensing ? ['/introduction/licensing'] : [];
  const globalData = { 'docusaurus-plugin-navigation': { default: { subjects: {}, linked } } };
  renderOnPage(
    <DocsSidebarProvider
      name="docs"
      items={[{ type: 'link', label: 'Sorting', href: '/x/sorting', customProps }]}
    >
      <DocProvider content={content}>
        <PageTags />
      </DocProvider>
    </DocsSidebarProvider>,
    { path: '/x/sorting', globalData },
  );
}

test('shows the tags of the entry, the plan as a link to what it means', () => {
  renderTags({ plan: 'premium', newFeature: true, unstable: true });
  expect(screen.getByRole('link', { name: 'Company plan' })).toHaveAttribute(
    'href',
    '/x/introduction/licensing#premium-plan',
  );
  expect(screen.getByText('New')).toBeInTheDocument();
  expect(screen.getByText('Preview')).toBeInTheDocument();
  expect(screen.queryByText('Planned')).not.toBeInTheDocument();
});

test('shows the plan of the page itself', () => {
  renderTags(undefined, true, { plan: 'pro' });
  expect(screen.getByRole('link', { name: 'Team plan' })).toBeInTheDocument();
});

test('links to nothing in a version without a licensing page', () => {
  renderTags({ plan: 'pro' }, false);
  expect(screen.getByRole('img', { name: 'Team plan' })).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('is nothing without tags', () => {
  renderTags(undefined);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
