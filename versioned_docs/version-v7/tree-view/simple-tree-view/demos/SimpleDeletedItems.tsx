import * as React from 'react';
import Box from '@mui/material/Box';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const scans = ['Scan 1.pdf', 'Scan 2.pdf', 'Rechnung für März.pdf', 'Scan 4.pdf'];

export default function SimpleDeletedItems() {
  const apiRef = useTreeViewApiRef();
  const [files, setFiles] = React.useState(scans);
  const [focused, setFocused] = React.useState('');
  // preview-start
  const handleKeyDown = (event: React.KeyboardEvent) => {
    const index = files.indexOf(focused);
    const neighbor = files[index + 1] ?? files[index - 1];
    if (event.key === 'Delete' && index >= 0) {
      if (neighbor) {
        apiRef.current?.focusItem(event, neighbor);
      }
      setFiles(files.filter((file) => file !== focused));
    }
  };
  // preview-end
  return (
    <Box sx={{ minHeight: 150, maxWidth: 360 }}>
      <SimpleTreeView
        apiRef={apiRef}
        aria-label="Uploads, Delete removes one"
        onKeyDown={handleKeyDown}
        onItemFocus={(event, itemId) => setFocused(itemId)}
      >
        {files.map((file) => (
          <TreeItem key={file} itemId={file} label={file} />
        ))}
      </SimpleTreeView>
    </Box>
  );
}
