import * as React from 'react';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { FileItem } from './FileItem';
import type { FileNode } from './files';
import { filterNodes, listFolders } from './nodes';
import type { Files } from './useFiles';

interface Props {
  files: Files;
  apiRef: RichTreeViewProps<FileNode, false>['apiRef'];
  /** What names must have in them; empty shows all. */
  text: string;
  onDelete: () => void;
}

const slots = { item: FileItem };
const isLoading = (node: FileNode) => node.kind === 'loading';
const isEditable = (node: FileNode) => !isLoading(node);

/** The tree: selection goes with the focus, so that the details follow the arrow keys. */
export function FileTree({ files, apiRef, text, onDelete }: Props) {
  const shown = React.useMemo(
    () => (text ? filterNodes(files.files, text) : files.files),
    [text, files.files],
  );
  const expanded = React.useMemo(
    () => (text ? listFolders(shown) : files.expanded),
    [text, shown, files.expanded],
  );
  return (
    <Paper variant="outlined" sx={{ height: 330, overflow: 'auto', p: 1 }}>
      {shown.length === 0 && (
        <Typography variant="body2" sx={{ p: 1 }}>
          <bdi>No name has these letters.</bdi>
        </Typography>
      )}
      {/* preview-start */}
      <RichTreeView
        aria-label="Files"
        apiRef={apiRef}
        items={shown}
        slots={slots}
        selectedItems={files.selected || null}
        onItemFocus={(event, itemId) => files.select(itemId)}
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => !text && files.expand(itemIds)}
        expansionTrigger="iconContainer"
        isItemDisabled={isLoading}
        isItemEditable={isEditable}
        onItemLabelChange={files.rename}
        onKeyDown={(event) => {
          if (event.key === 'Delete' && !(event.target instanceof HTMLInputElement)) {
            onDelete();
          }
        }}
      />
      {/* preview-end */}
    </Paper>
  );
}
