import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import type { TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

const items = [
  { id: 'a', label: 'Minutes of the extraordinary general meeting in Zürich 2025.pdf' },
  { id: 'b', label: 'Short.txt' },
];

// preview-start
const slotProps = {
  label: { style: { whiteSpace: 'nowrap' as const, textOverflow: 'ellipsis' } },
};
const OneLineItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(
  function OneLineItem(props, ref) {
    return <TreeItem2 {...props} ref={ref} slotProps={slotProps} />;
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
