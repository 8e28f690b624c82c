import * as React from 'react';
import Box from '@mui/material/Box';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const scans = ['Scan 1.pdf', 'Scan 2.pdf', 'Scan 3.pdf', 'Scan 4.pdf'];

export default function DeletedItems() {
  const [files, setFiles] = React.useState(scans);
  const focused = React.useRef<string>();
  const tree = React.useRef<HTMLUListElement>(null);
  // preview-start
  const handleKeyDown = (event: React.KeyboardEvent) => {
    const index = files.indexOf(focused.current ?? '');
    if (event.key === 'Delete' && index >= 0) {
      const items = tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]');
      const neighbor = items?.[index + 1] ?? items?.[index - 1];
      neighbor?.focus();
      setFiles(files.filter((file) => file !== files[index]));
    }
  };
  // preview-end
  return (
    <Box sx={{ minHeight: 100, maxWidth: 360 }}>
      <TreeView
        ref={tree}
        aria-label="Uploads, Delete removes one"
        onKeyDown={handleKeyDown}
        onNodeFocus={(event, nodeId) => {
          focused.current = nodeId;
        }}
      >
        {files.map((file) => (
          <TreeItem key={file} nodeId={file} label={file} />
        ))}
      </TreeView>
    </Box>
  );
}
