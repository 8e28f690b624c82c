import * as React from 'react';
import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';

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
const SizeItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function SizeItem(props, ref) {
  const item = useTreeItemModel<FileFields>(props.itemId);
  const label = (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      {props.label}
      {item?.size && <Box component="span">{item.size}</Box>}
    </Box>
  );
  return <TreeItem {...props} ref={ref} label={label} />;
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
