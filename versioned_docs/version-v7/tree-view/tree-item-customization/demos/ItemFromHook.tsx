import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2IconContainer,
  TreeItem2Label,
  TreeItem2Root,
} from '@mui/x-tree-view/TreeItem2';
import { TreeItem2Icon } from '@mui/x-tree-view/TreeItem2Icon';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import { useTreeItem2 } from '@mui/x-tree-view/useTreeItem2';
import type { UseTreeItem2Parameters } from '@mui/x-tree-view/useTreeItem2';

const items = [
  { id: 'plans', label: 'Plans', children: [{ id: 'site', label: 'Site plan.dwg' }] },
  { id: 'photos', label: 'Photos' },
];

const CardItem = React.forwardRef(function CardItem(
  props: UseTreeItem2Parameters,
  ref: React.Ref<HTMLLIElement>,
) {
  // preview-start
  const item = useTreeItem2({ ...props, rootRef: ref });
  return (
    <TreeItem2Provider itemId={props.itemId}>
      <TreeItem2Root {...item.getRootProps()}>
        <TreeItem2Content {...item.getContentProps()} sx={{ border: 1, my: 0.5 }}>
          <TreeItem2IconContainer {...item.getIconContainerProps()}>
            <TreeItem2Icon status={item.status} />
          </TreeItem2IconContainer>
          <TreeItem2Label {...item.getLabelProps()} />
        </TreeItem2Content>
        {props.children && <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItem2Root>
    </TreeItem2Provider>
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
