import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

// preview-start
const rooms = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      { id: 'hall', label: 'Reading hall' },
      { id: 'maps', label: 'Map room' },
    ],
  },
  { id: 'tower', label: 'Tower' },
];
// preview-end

export default function FirstTree() {
  return (
    <Box sx={{ height: 160, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Rooms of the library"
        items={rooms}
        defaultExpandedItems={['ground']}
      />
    </Box>
  );
}
