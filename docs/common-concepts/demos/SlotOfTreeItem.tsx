import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';

interface Doc {
  id: string;
  label: string;
  pages?: number;
  children?: Doc[];
}

const items: Doc[] = [
  {
    id: 'contracts',
    label: 'Contracts',
    children: [
      { id: 'lease', label: 'Lease of the warehouse', pages: 34 },
      { id: 'nda', label: 'Geheimhaltung', pages: 2 },
    ],
  },
];
const expanded = ['contracts'];

// preview-start
const DocItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function DocItem(props, ref) {
  const doc = useTreeItemModel<Doc>(props.itemId);
  const label = doc?.pages === undefined ? doc?.label : `${doc.label} (${doc.pages} pages)`;
  return <TreeItem {...props} ref={ref} label={label} slotProps={{ label: { title: label } }} />;
});

const slots = { item: DocItem };
// preview-end

export default function SlotOfTreeItem() {
  return (
    <RichTreeView
      aria-label="Documents"
      items={items}
      defaultExpandedItems={expanded}
      slots={slots}
    />
  );
}
