import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const documents = [
  {
    id: 'contracts',
    label: 'Contracts',
    children: [
      { id: 'lease', label: 'Office lease.pdf' },
      { id: 'paper', label: 'Paper mill 2025.pdf' },
    ],
  },
  {
    id: 'minutes',
    label: 'Minutes',
    children: [
      { id: 'board', label: 'Board, April 3.docx' },
      { id: 'staff', label: 'Staff meeting.docx' },
    ],
  },
];

export default function DocumentTree() {
  return (
    <Box sx={{ height: 220, maxWidth: 320 }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Documents"
        items={documents}
        defaultExpandedItems={['contracts']}
        defaultSelectedItems="lease"
      />
      {/* preview-end */}
    </Box>
  );
}
