import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Remove from '@mui/icons-material/Remove';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
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

export default function TreeIcons() {
  return (
    <Box sx={{ height: 160, maxWidth: 320 }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Documents with plus and minus"
        items={items}
        defaultExpandedItems={['contracts']}
        slots={{ expandIcon: Add, collapseIcon: Remove }}
        itemChildrenIndentation={24}
        sx={{ '& .MuiTreeItem-content': { py: 0.5 }, '& .MuiTreeItem-label': { fontWeight: 600 } }}
      />
      {/* preview-end */}
    </Box>
  );
}
