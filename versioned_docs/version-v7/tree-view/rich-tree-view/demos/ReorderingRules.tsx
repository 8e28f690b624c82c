import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const teams = [
  {
    id: 'day',
    label: 'Day shift',
    children: [
      { id: 'ola', label: 'Ola' },
      { id: 'mira', label: 'Mira' },
    ],
  },
  { id: 'night', label: 'Night shift', children: [{ id: 'sam', label: 'Sam' }] },
];

// preview-start
const shifts = ['day', 'night'];
const isPerson = (itemId: string) => !shifts.includes(itemId);
const isInShift = ({ newPosition }: { newPosition: { parentId: string | null } }) =>
  newPosition.parentId !== null && shifts.includes(newPosition.parentId);
// preview-end

export default function ReorderingRules() {
  return (
    <Box sx={{ height: 190, maxWidth: 320 }}>
      <RichTreeViewPro
        aria-label="People by shift"
        items={teams}
        defaultExpandedItems={shifts}
        experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
        itemsReordering
        isItemReorderable={isPerson}
        canMoveItemToNewPosition={isInShift}
      />
    </Box>
  );
}
