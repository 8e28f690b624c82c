import * as React from 'react';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
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

const row: SxProps<Theme> = (theme) => ({
  my: 0.25,
  borderRadius: '6px',
  '&[data-focused]': { outline: '2px solid currentColor', outlineOffset: -2 },
  '&[data-selected], &[data-selected]:hover, &[data-selected][data-focused]': {
    color: '#372aac',
    backgroundColor: '#e0e7ff',
    ...theme.applyStyles('dark', { color: '#c6d2ff', backgroundColor: '#1e1a4d' }),
  },
});

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
        <TreeItemContent {...item.getContentProps()} sx={row}>
          <TreeItemLabel {...item.getLabelProps()} />
          {size > 0 && (
            <Box component="span" sx={{ fontSize: 12, opacity: 0.7 }}>
              {size}
            </Box>
          )}
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
