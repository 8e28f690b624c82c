import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const cupboard = [
  {
    id: 'top',
    label: 'Top shelf',
    children: [
      { id: 'tea', label: 'Tea' },
      { id: 'cocoa', label: 'Cocoa' },
    ],
  },
  { id: 'bottom', label: 'Bottom shelf', children: [{ id: 'rice', label: 'Rice' }] },
];

// preview-start
const shelves = ['top', 'bottom'];
const isItemReorderable = (itemId: string) => !shelves.includes(itemId);
const isOnShelf = ({ newPosition }: { newPosition: { parentId: string | null } }) =>
  newPosition.parentId !== null && shelves.includes(newPosition.parentId);
// preview-end

export default function ReorderingRules() {
  return (
    <Box sx={{ height: 190, maxWidth: 320 }}>
      <RichTreeViewPro
        aria-label="Kitchen cupboard"
        items={cupboard}
        defaultExpandedItems={shelves}
        itemsReordering
        isItemReorderable={isItemReorderable}
        canMoveItemToNewPosition={isOnShelf}
      />
    </Box>
  );
}
