import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const packingList = [
  {
    id: 'clothes',
    label: 'Clothes',
    children: [
      { id: 'boots', label: 'Boots' },
      { id: 'rain', label: 'Rain jacket' },
    ],
  },
  { id: 'kitchen', label: 'Kitchen', children: [{ id: 'stove', label: 'Gas stove' }] },
];

export default function HomeTree() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Packing list"
        items={packingList}
        defaultExpandedItems={['clothes', 'kitchen']}
        defaultSelectedItems="boots"
      />
      {/* preview-end */}
    </Box>
  );
}
