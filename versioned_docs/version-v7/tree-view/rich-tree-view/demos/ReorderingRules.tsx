import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

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

// preview-start
const folders = ['contracts', 'minutes'];
const isItemReorderable = (itemId: string) => !folders.includes(itemId);
const isInFolder = ({ newPosition }: { newPosition: { parentId: string | null } }) =>
  newPosition.parentId !== null && folders.includes(newPosition.parentId);
// preview-end

export default function ReorderingRules() {
  return (
    <Box sx={{ height: 190, maxWidth: 320 }}>
      <RichTreeViewPro
        aria-label="Documents in fixed folders"
        items={documents}
        defaultExpandedItems={folders}
        experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
        itemsReordering
        isItemReorderable={isItemReorderable}
        canMoveItemToNewPosition={isInFolder}
      />
    </Box>
  );
}
