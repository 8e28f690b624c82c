import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import siteConfig from '@generated/docusaurus.config';
import { CategoryLabel } from './index';

const site = { siteConfig } as unknown as ComponentProps<typeof Context.Provider>['value'];

/** Draws the label of a group as the server does: nothing says that it is in a browser. */
function renderOnServer(items: PropSidebarItem[]): void {
  const item = { type: 'category', label: 'Components', collapsed: true, collapsible: true, items };
  render(
    <MemoryRouter initialEntries={['/x/']}>
      <Context.Provider value={site}>
        <CategoryLabel
          item={item as PropSidebarItemCategory}
          activePath="/x/"
          isActive={false}
          collapsed
          onToggle={() => {}}
          onOpen={() => {}}
        />
      </Context.Provider>
    </MemoryRouter>,
  );
}

test('without JavaScript, a group is a link to its first page', () => {
  renderOnServer([{ type: 'link', label: 'Sorting', href: '/x/sorting' }]);
  expect(screen.getByRole('link', { name: 'Components' })).toHaveAttribute('href', '/x/sorting');
});

test('without JavaScript, a group that only announces pages is text', () => {
  renderOnServer([{ type: 'html', value: 'Pivot Panel' } as PropSidebarItem]);
  expect(screen.getByText('Components').closest('a')).toBeNull();
});
