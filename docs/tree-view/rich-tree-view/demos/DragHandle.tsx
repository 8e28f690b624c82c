import * as React from 'react';
import Box from '@mui/material/Box';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemDragAndDropOverlay } from '@mui/x-tree-view/TreeItemDragAndDropOverlay';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import type { UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';

const handbook = [
  {
    id: 'leave',
    label: 'Leave',
    children: [
      { id: 'parental', label: 'Parental leave.docx' },
      { id: 'remote', label: 'Remote work.docx' },
    ],
  },
  { id: 'travel', label: 'Travel costs.docx' },
];

const handle = { display: 'flex', cursor: 'grab', opacity: 0.6 };

const HandleItem = React.forwardRef(function HandleItem(
  props: UseTreeItemParameters,
  ref: React.Ref<HTMLLIElement>,
) {
  const item = useTreeItem({ ...props, rootRef: ref });
  // preview-start
  const { draggable, onDragStart, ...rootProps } = item.getRootProps();
  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...rootProps}>
        <TreeItemContent {...item.getContentProps()}>
          <Box component="span" draggable={draggable} onDragStart={onDragStart} sx={handle}>
            <DragIndicator fontSize="small" />
          </Box>
          {/* preview-end */}
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <TreeItemLabel {...item.getLabelProps()} />
          <TreeItemDragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </TreeItemContent>
        {props.children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

const slots = { item: HandleItem };

export default function DragHandle() {
  return (
    <Box sx={{ height: 160, maxWidth: 320 }}>
      <RichTreeViewPro
        aria-label="Handbook"
        items={handbook}
        slots={slots}
        defaultExpandedItems={['leave']}
        itemsReordering
      />
    </Box>
  );
}
