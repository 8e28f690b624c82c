import * as React from 'react';
import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import type { TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

interface FileFields {
  id: string;
  label: string;
  size?: string;
}

const items: TreeViewBaseItem<FileFields>[] = [
  {
    id: 'contracts',
    label: 'Contracts',
    children: [
      { id: 'lease', label: 'Office lease.pdf', size: '1.3 MB' },
      { id: 'paper', label: 'Papiermühle Grünwald.pdf', size: '412 kB' },
    ],
  },
];

// preview-start
const SizeItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(function SizeItem(props, ref) {
  const { publicAPI } = useTreeItem2Utils({ itemId: props.itemId, children: props.children });
  const { size }: FileFields = publicAPI.getItem(props.itemId);
  const label = (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      {props.label}
      {size && <Box component="span">{size}</Box>}
    </Box>
  );
  return <TreeItem2 {...props} ref={ref} label={label} />;
});
// preview-end

const slots = { item: SizeItem };

export default function ItemSizeBadge() {
  return (
    <Box sx={{ minHeight: 110, maxWidth: 360 }}>
      <RichTreeView
        aria-label="Documents with sizes"
        items={items}
        slots={slots}
        defaultExpandedItems={['contracts']}
      />
    </Box>
  );
}
