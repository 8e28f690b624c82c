import * as React from 'react';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { FileIcon } from './FileIcon';
import type { FileNode } from './files';

/** An item of the tree with the icon of its kind. Its label stays a string: that is what is edited. */
export const FileItem = React.forwardRef(function FileItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const kind = useTreeItemModel<FileNode>(props.itemId)?.kind ?? 'text';
  const children = (
    <>
      <FileIcon kind={kind} />
      {props.label}
    </>
  );
  return (
    <TreeItem
      {...props}
      ref={ref}
      sx={{ '[dir=rtl] & .MuiTreeItem-iconContainer': { transform: 'scaleX(-1)' } }}
      slotProps={{
        labelInput: {
          onFocus: (event: React.FocusEvent<HTMLInputElement>) => event.target.select(),
        },
        label: { children, style: { display: 'flex', alignItems: 'center', gap: 8 } },
      }}
    />
  );
});
