import * as React from 'react';
import Box from '@mui/material/Box';
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
  { id: 'plans', label: 'Plans', children: [{ id: 'site', label: 'Site plan.dwg' }] },
  { id: 'photos', label: 'Photos' },
];

const CardItem = React.forwardRef(function CardItem(
  props: UseTreeItemParameters,
  ref: React.Ref<HTMLLIElement>,
) {
  // preview-start
  const item = useTreeItem({ ...props, rootRef: ref });
  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()} sx={{ border: 1, my: 0.5 }}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <TreeItemLabel {...item.getLabelProps()} />
        </TreeItemContent>
        {props.children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
  // preview-end
});

const slots = { item: CardItem };

export default function ItemFromHook() {
  return (
    <Box sx={{ minHeight: 140, maxWidth: 360 }}>
      <RichTreeView
        aria-label="Documents as cards"
        items={items}
        slots={slots}
        defaultExpandedItems={['plans']}
      />
    </Box>
  );
}
