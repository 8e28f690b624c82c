import * as React from 'react';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
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

const row: SxProps<Theme> = (theme) => ({
  my: 0.25,
  borderRadius: '6px',
  'li:focus > &': { outline: '2px solid currentColor', outlineOffset: -2 },
  '[aria-selected="true"] > &, [aria-selected="true"] > &:hover': {
    color: '#372aac',
    backgroundColor: '#e0e7ff',
    ...theme.applyStyles('dark', { color: '#c6d2ff', backgroundColor: '#1e1a4d' }),
  },
});

const FolderItem = React.forwardRef(function FolderItem(
  props: UseTreeItem2Parameters,
  ref: React.Ref<HTMLLIElement>,
) {
  const item = useTreeItem2({ ...props, rootRef: ref });
  const size = item.publicAPI.getItemOrderedChildrenIds(props.itemId).length;
  return (
    <TreeItem2Provider itemId={props.itemId}>
      <TreeItem2Root {...item.getRootProps()}>
        {/* preview-start */}
        <TreeItem2Content {...item.getContentProps()} sx={row}>
          <TreeItem2Label {...item.getLabelProps()} />
          {size > 0 && <Box sx={{ fontSize: 12, opacity: 0.7 }}>{size}</Box>}
          <TreeItem2IconContainer {...item.getIconContainerProps()}>
            <TreeItem2Icon status={item.status} />
          </TreeItem2IconContainer>
        </TreeItem2Content>
        {/* preview-end */}
        {props.children && <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItem2Root>
    </TreeItem2Provider>
  );
});

const slots = { item: FolderItem };

export default function CustomTreeItem() {
  return (
    <Box sx={{ height: 200, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Documents"
        items={items}
        slots={slots}
        defaultExpandedItems={['contracts']}
        defaultSelectedItems="paper"
      />
    </Box>
  );
}
