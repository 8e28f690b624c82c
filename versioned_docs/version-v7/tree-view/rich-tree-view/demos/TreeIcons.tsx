import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Remove from '@mui/icons-material/Remove';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'hand',
    label: 'Hand tools',
    children: [
      { id: 'plane', label: 'Plane' },
      { id: 'chisel', label: 'Chisel' },
    ],
  },
  { id: 'glue', label: 'Glue', children: [{ id: 'hide', label: 'Hide glue' }] },
];

export default function TreeIcons() {
  return (
    <Box sx={{ height: 160, maxWidth: 320 }}>
      {/* preview-start */}
      <RichTreeView
        aria-label="Workshop"
        items={items}
        defaultExpandedItems={['hand']}
        slots={{ expandIcon: Add, collapseIcon: Remove }}
        itemChildrenIndentation={24}
        sx={{ '& .MuiTreeItem-content': { py: 0.5 }, '& .MuiTreeItem-label': { fontWeight: 600 } }}
      />
      {/* preview-end */}
    </Box>
  );
}
