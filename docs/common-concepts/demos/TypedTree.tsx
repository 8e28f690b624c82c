import * as React from 'react';
import Box from '@mui/material/Box';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';

// preview-start
interface Doc {
  id: string;
  title: string;
  pages?: number;
}

type ChangeHandler = NonNullable<RichTreeViewProps<Doc, true>['onSelectedItemsChange']>;

function DocItem(props: TreeItemProps) {
  const doc = useTreeItemModel<Doc>(props.itemId);
  return (
    <TreeItem {...props} label={`${doc?.title ?? ''}${doc?.pages ? `, ${doc.pages} p.` : ''}`} />
  );
}
// preview-end

const items: TreeViewBaseItem<Doc>[] = [
  {
    id: 'contracts',
    title: 'Contracts',
    children: [
      { id: 'lease', title: 'Lease of the bakery', pages: 12 },
      { id: 'cafe', title: 'Café du Nord', pages: 3 },
    ],
  },
  { id: 'photos', title: 'صور' },
];
const open = ['contracts'];
const slots = { item: DocItem };
const getTitle = (doc: Doc) => doc.title;

export default function TypedTree() {
  const [selected, setSelected] = React.useState<string[]>(['lease']);
  const changeSelection: ChangeHandler = (event, itemIds) => setSelected(itemIds);

  return (
    <Box sx={{ width: '100%' }}>
      <RichTreeView
        aria-label="Documents"
        multiSelect
        items={items}
        slots={slots}
        getItemLabel={getTitle}
        defaultExpandedItems={open}
        selectedItems={selected}
        onSelectedItemsChange={changeSelection}
      />
      <Box role="status" sx={{ mt: 1 }}>
        {selected.length} selected
      </Box>
    </Box>
  );
}
