import type * as React from 'react';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleFocusFromCode() {
  // preview-start
  const apiRef = useTreeViewApiRef();
  const handleClick = (event: React.MouseEvent) => apiRef.current?.focusItem(event, 'travel');
  // preview-end
  return (
    <Box sx={{ minHeight: 150, maxWidth: 360 }}>
      <Button onClick={handleClick}>Go to travel costs</Button>
      <SimpleTreeView
        aria-label="Handbook to go to"
        apiRef={apiRef}
        defaultExpandedItems={['policies']}
      >
        <TreeItem itemId="policies" label="Policies">
          <TreeItem itemId="leave" label="Parental leave.docx" />
          <TreeItem itemId="travel" label="Travel costs.docx" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
