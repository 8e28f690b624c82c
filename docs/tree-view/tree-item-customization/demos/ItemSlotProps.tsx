import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';

const items = [
  { id: 'a', label: 'Minutes of the extraordinary general meeting in Zürich 2025.pdf' },
  { id: 'b', label: 'Short.txt' },
];

// preview-start
const slotProps = {
  label: { style: { whiteSpace: 'nowrap' as const, textOverflow: 'ellipsis' } },
};
const OneLineItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function OneLineItem(props, ref) {
    return <TreeItem {...props} ref={ref} slotProps={slotProps} />;
  },
);
// preview-end

const slots = { item: OneLineItem };

export default function ItemSlotProps() {
  return (
    <Box sx={{ minHeight: 80, maxWidth: 300 }}>
      <RichTreeView aria-label="Documents with long names" items={items} slots={slots} />
    </Box>
  );
}
