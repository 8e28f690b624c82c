import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const departments = [
  {
    id: 'tools',
    label: 'Tools',
    children: [
      { id: 'saws', label: 'Saws', orders: [41, 57, 38] },
      { id: 'rolls', label: 'Tool rolls', orders: [19, 23, 31] },
    ],
  },
  {
    id: 'kitchen',
    label: 'Kitchen',
    children: [{ id: 'kettles', label: 'Kettles', orders: [28, 64, 52] }],
  },
];
const columnsOfPage = 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))';
const groups = departments.flatMap(({ children }) => children);

export default function ProductsTogether() {
  const [selected, setSelected] = React.useState<string | null>('saws');
  const group = groups.find(({ id }) => id === selected);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columnsOfPage }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Departments of the shop"
        items={departments}
        defaultExpandedItems={['tools', 'kitchen']}
        selectedItems={selected}
        onSelectedItemsChange={(event, id) => setSelected(id)}
        sx={{ minHeight: 190 }}
      />
      <BarChart
        aria-label={`Orders of ${group?.label ?? 'no product'} by month`}
        height={210}
        xAxis={[{ data: ['January', 'February', 'March'] }]}
        series={[{ label: group?.label ?? 'Choose a product', data: group?.orders ?? [] }]}
      />
      {/* preview-end */}
    </Box>
  );
}
