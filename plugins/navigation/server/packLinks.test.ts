import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { packLinks } from './packLinks';

const link = (label: string, href: string, customProps?: object) =>
  ({ type: 'link', label, href, ...(customProps && { customProps }) }) as PropSidebarItem;

const grid = link('DataGrid', '/x/api/data-grid/data-grid');
const pro = link('DataGridPro', '/x/api/data-grid/data-grid-pro', { plan: 'pro' });
const premium = link('DataGridPremium', '/x/api/data-grid/data-grid-premium', { plan: 'premium' });

test('links whose path follows from their name become one short item', () => {
  expect(packLinks([grid, pro, premium])).toEqual([
    {
      type: 'html',
      value: 'DataGrid DataGridPro* DataGridPremium+',
      customProps: { under: '/x/api/data-grid/' },
    },
  ]);
});

test('other items, and links with other marks, stay as they are, in their order', () => {
  const index = link('Index', '/x/api/data-grid');
  const other = link('BarChart', '/x/api/charts/bar-chart');
  const fresh = link('Toolbar', '/x/api/data-grid/toolbar', { newFeature: true });
  const packed = packLinks([index, grid, other, fresh]);
  expect(packed[0]).toBe(index);
  expect(packed.slice(1, 3)).toMatchObject([{ value: 'DataGrid' }, { value: 'BarChart' }]);
  expect(packed[3]).toBe(fresh);
});
