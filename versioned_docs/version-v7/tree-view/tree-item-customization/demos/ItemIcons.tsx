import * as React from 'react';
import Box from '@mui/material/Box';
import Lock from '@mui/icons-material/Lock';
import PictureAsPdf from '@mui/icons-material/PictureAsPdf';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import type { TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

const items = [
  {
    id: 'contracts',
    label: 'Contracts',
    children: [{ id: 'lease.pdf', label: 'Office lease.pdf' }],
  },
  { id: 'sealed', label: 'Sealed until 2031' },
];

// preview-start
const KindItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(function KindItem(props, ref) {
  const endIcon = props.itemId.endsWith('.pdf') ? PictureAsPdf : Lock;
  return <TreeItem2 {...props} ref={ref} slots={{ endIcon }} />;
});
// preview-end

const slots = { item: KindItem };

export default function ItemIcons() {
  return (
    <Box sx={{ minHeight: 110, maxWidth: 360 }}>
      <RichTreeView
        aria-label="Documents by kind"
        items={items}
        slots={slots}
        defaultExpandedItems={['contracts']}
      />
    </Box>
  );
}
