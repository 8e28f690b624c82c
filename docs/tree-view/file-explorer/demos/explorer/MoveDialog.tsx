import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { FileItem } from './FileItem';
import type { FileNode } from './files';
import { findPath, listFolders, toFolders } from './nodes';

interface Props {
  files: readonly FileNode[];
  node: FileNode;
  parent: FileNode | undefined;
  onMove: (target: FileNode | undefined) => void;
  onClose: () => void;
}

const slots = { item: FileItem };
const top = { id: 'top', label: 'All files', kind: 'folder', changed: '' } as const;

/** Asks for the folder that a file goes to: a way to move that needs no pointer. */
export function MoveDialog({ files, node, parent, onMove, onClose }: Props) {
  const [target, setTarget] = React.useState<string | null>(null);
  const id = React.useId();
  const folders = [{ ...top, children: toFolders(files, node.id) }];
  const isElsewhere = target !== null && target !== (parent?.id ?? top.id);
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{`Move “${node.label}”`}</DialogTitle>
      <DialogContent sx={{ minHeight: 200 }}>
        <RichTreeView
          aria-label="Folder to move to"
          items={folders}
          slots={slots}
          defaultExpandedItems={listFolders(folders)}
          selectedItems={target}
          onSelectedItemsChange={(event, itemId) => setTarget(itemId)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          disabled={!isElsewhere}
          onClick={() => {
            onMove(findPath(files, target ?? '').at(-1));
            onClose();
          }}
        >
          Move here
        </Button>
      </DialogActions>
    </Dialog>
  );
}
