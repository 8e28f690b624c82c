import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import type { UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';

const items = [
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

const row = [
  'my-0.5 rounded-md data-selected:bg-indigo-100 data-selected:text-indigo-800',
  'dark:data-selected:bg-indigo-950 dark:data-selected:text-indigo-200',
  'data-focused:outline-2 data-focused:-outline-offset-2',
].join(' ');

const FolderItem = React.forwardRef(function FolderItem(
  props: UseTreeItemParameters,
  ref: React.Ref<HTMLLIElement>,
) {
  const item = useTreeItem({ ...props, rootRef: ref });
  const size = React.Children.count(props.children);
  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        {/* preview-start */}
        <TreeItemContent {...item.getContentProps()} className={row}>
          <TreeItemLabel {...item.getLabelProps()} />
          {size > 0 && <span className="text-xs opacity-70">{size}</span>}
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
        </TreeItemContent>
        {/* preview-end */}
        {props.children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

const slots = { item: FolderItem };

export default function CustomTreeItem() {
  return (
    <div className="h-[200px] max-w-80">
      <RichTreeView
        aria-label="Documents"
        items={items}
        slots={slots}
        defaultExpandedItems={['contracts']}
        defaultSelectedItems="paper"
      />
    </div>
  );
}
