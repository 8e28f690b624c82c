import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const collection = [
  {
    id: 'ceramics',
    label: 'Ceramics',
    children: [
      { id: 'tiles', label: 'Canal house tiles' },
      { id: 'tea', label: 'Tea bowls' },
    ],
  },
  {
    id: 'clocks',
    label: 'Clocks',
    children: [
      { id: 'sundials', label: 'Sundials' },
      {
        id: 'towers',
        label: 'Tower clocks',
        children: [{ id: 'bells', label: 'Bells and hammers' }],
      },
    ],
  },
];

export default function MuseumCollection() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Museum collection"
        items={collection}
        defaultExpandedItems={['ceramics', 'clocks']}
      />
      {/* preview-end */}
    </Box>
  );
}
