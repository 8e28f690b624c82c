import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

// preview-start
const lines = [
  {
    id: 'coast',
    label: 'Coast line',
    children: [
      { id: 'coast-1', label: 'Lighthouse halt' },
      { id: 'coast-2', label: 'Ferry terminal' },
    ],
  },
  { id: 'summit', label: 'Summit railway', children: [{ id: 'summit-1', label: 'Tree line' }] },
];
// preview-end

export default function BasicItems() {
  return (
    <Box sx={{ height: 190, maxWidth: 320 }}>
      <RichTreeView aria-label="Railway stations" items={lines} defaultExpandedItems={['coast']} />
    </Box>
  );
}
