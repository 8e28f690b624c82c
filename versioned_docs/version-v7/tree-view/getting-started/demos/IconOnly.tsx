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
  { id: 'minutes', label: 'Minutes', children: [{ id: 'board', label: 'Board, April 3.docx' }] },
];

export default function IconOnly() {
  return (
    <Box sx={{ minHeight: 160, maxWidth: 320 }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Documents, opened by their icons"
        items={documents}
        expansionTrigger="iconContainer"
        defaultExpandedItems={['contracts']}
      />
      {/* preview-end */}
    </Box>
  );
}
