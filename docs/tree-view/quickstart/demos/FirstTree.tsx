import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

// preview-start
const documents = [
  {
    id: 'contracts',
    label: 'Contracts',
    children: [
      { id: 'lease', label: 'Office lease.pdf' },
      { id: 'paper', label: 'Paper mill 2025.pdf' },
    ],
  },
  { id: 'notes', label: 'Notes.txt' },
];
// preview-end

export default function FirstTree() {
  return (
    <Box sx={{ height: 160, maxWidth: 320 }}>
      <RichTreeView aria-label="Documents" items={documents} defaultExpandedItems={['contracts']} />
    </Box>
  );
}
