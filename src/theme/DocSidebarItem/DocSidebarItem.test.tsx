import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DocSidebarItems from '@theme/DocSidebarItems';
import { renderOnPage } from '../../../test/page/renderOnPage';

const leaf: PropSidebarItem = { type: 'link', label: 'Sorting', href: '/x/sorting' };
const toGroup = (more: object = {}, items: PropSidebarItem[] = [leaf]): PropSidebarItem => ({
  type: 'category',
  label: 'Data Table',
  collapsed: true,
  collapsible: true,
  items,
  ...more,
});

function renderSidebar(items: PropSidebarItem[], activePath = '/x/other') {
  const onItemClick = jest.fn();
  renderOnPage(
    <ul>
      <DocSidebarItems items={items} activePath={activePath} level={1} onItemClick={onItemClick} />
    </ul>,
    { path: activePath },
  );
  return { onItemClick, user: userEvent.setup() };
}

test('a page is a link whose name includes its tags', () => {
  renderSidebar([{ ...leaf, customProps: { plan: 'pro', newFeature: true } } as PropSidebarItem]);
  expect(screen.getByRole('link', { name: 'Sorting Team plan New' })).toHaveAttribute(
    'href',
    '/x/sorting',
  );
});

test('the page that is read is marked', () => {
  renderSidebar([leaf, { ...leaf, label: 'Paging', href: '/x/paging' }], '/x/sorting');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Sorting');
});

test('a planned entry is text, and markup in it stays text', () => {
  renderSidebar([{ type: 'html', value: 'Radar <b>', customProps: { planned: true } }]);
  expect(screen.getByText(/Radar <b>/)).toHaveTextContent('Radar <b> Planned');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('an address opens in its own tab', () => {
  renderSidebar([{ type: 'link', label: 'News', href: 'https://example.com/news' }]);
  expect(screen.getByRole('link', { name: /^News/ })).toHaveAttribute('target', '_blank');
});

test('a group is a button that opens and closes it', async () => {
  const { user } = renderSidebar([toGroup()]);
  const button = screen.getByRole('button', { name: 'Data Table', expanded: false });
  expect(screen.queryByText('Sorting')).not.toBeInTheDocument();
  await user.tab();
  await user.keyboard(' ');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Sorting')).toBeInTheDocument();
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the group of the page that is read is open', () => {
  renderSidebar([toGroup()], '/x/sorting');
  expect(screen.getByRole('button', { expanded: true })).toBeInTheDocument();
});

test('a subheader is a heading whose pages always show', () => {
  renderSidebar([toGroup({ collapsible: false, collapsed: false })]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('Data Table')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sorting' })).toBeInTheDocument();
});

test('a group with a page links to it, and has a button', async () => {
  const { user, onItemClick } = renderSidebar([toGroup({ href: '/x/grid' })], '/x/grid');
  const link = screen.getByRole('link', { name: 'Data Table', current: 'page' });
  const button = screen.getByRole('button', { name: 'Pages of Data Table', expanded: true });
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(link);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(onItemClick).toHaveBeenCalled();
});
