import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

// preview-start
const documents: TreeViewBaseItem[] = [
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

export default function FirstRichTree() {
  return (
    <Box sx={{ minHeight: 150, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Documents from data"
        items={documents}
        defaultExpandedItems={['contracts']}
      />
    </Box>
  );
}
