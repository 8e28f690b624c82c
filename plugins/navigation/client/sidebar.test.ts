import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { unpackLinks } from './sidebar';

test('unpacks links, in groups too', () => {
  const group = {
    type: 'category',
    label: 'Components',
    collapsed: true,
    collapsible: true,
    items: [
      {
        type: 'html',
        value: 'DataGrid DataGridPro* DataGridPremium+',
        customProps: { under: '/x/api/data-grid/' },
      },
    ],
  } as PropSidebarItem;
  expect(unpackLinks([group])).toMatchObject([
    {
      label: 'Components',
      items: [
        { label: 'DataGrid', href: '/x/api/data-grid/data-grid' },
        { label: 'DataGridPro', customProps: { plan: 'pro' } },
        { href: '/x/api/data-grid/data-grid-premium', customProps: { plan: 'premium' } },
      ],
    },
  ]);
});

test('planned text stays text', () => {
  const planned: PropSidebarItem = { type: 'html', value: 'Soon', customProps: { planned: true } };
  expect(unpackLinks([planned])).toEqual([planned]);
});
