import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const walks = [
  {
    id: 'coast',
    label: 'Coast walk',
    children: [
      { id: 'pier', label: 'Pier' },
      { id: 'chapel', label: 'Chapel' },
      { id: 'cliffs', label: 'Cliffs' },
    ],
  },
  { id: 'forest', label: 'Forest walk', children: [{ id: 'spring', label: 'Spring' }] },
];

export default function ReorderableItems() {
  return (
    <Box sx={{ height: 220, maxWidth: 320 }}>
      {/* preview-start */}
      <RichTreeViewPro
        aria-label="Walks and their stops"
        items={walks}
        defaultExpandedItems={['coast', 'forest']}
        experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
        itemsReordering
      />
      {/* preview-end */}
    </Box>
  );
}
