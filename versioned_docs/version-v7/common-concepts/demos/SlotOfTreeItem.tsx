import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import type { TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';

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
const DocItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(function DocItem(props, ref) {
  const { publicAPI } = useTreeItem2Utils({ itemId: props.itemId, children: props.children });
  const doc: Doc | undefined = publicAPI.getItem(props.itemId);
  const label = doc?.pages === undefined ? doc?.label : `${doc.label} (${doc.pages} pages)`;
  return <TreeItem2 {...props} ref={ref} label={label} slotProps={{ label: { title: label } }} />;
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
