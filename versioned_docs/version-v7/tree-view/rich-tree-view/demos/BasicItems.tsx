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
  { id: 'minutes', label: 'Minutes', children: [{ id: 'board', label: 'Board, April 3.docx' }] },
];
// preview-end

export default function BasicItems() {
  return (
    <Box sx={{ height: 190, maxWidth: 320 }}>
      <RichTreeView aria-label="Documents" items={documents} defaultExpandedItems={['contracts']} />
    </Box>
  );
}
