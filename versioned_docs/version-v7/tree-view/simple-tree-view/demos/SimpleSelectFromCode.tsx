import type * as React from 'react';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleSelectFromCode() {
  const apiRef = useTreeViewApiRef();
  // preview-start
  const addTravel = (event: React.SyntheticEvent) =>
    apiRef.current?.selectItem({
      event,
      itemId: 'travel',
      shouldBeSelected: true,
      keepExistingSelection: true,
    });
  // preview-end
  return (
    <Box sx={{ minHeight: 160, maxWidth: 360 }}>
      <Button onClick={addTravel}>Add travel costs</Button>
      <SimpleTreeView
        aria-label="Handbook pages to print"
        apiRef={apiRef}
        multiSelect
        defaultExpandedItems={['policies']}
        defaultSelectedItems={['leave']}
      >
        <TreeItem itemId="policies" label="Policies">
          <TreeItem itemId="leave" label="Parental leave.docx" />
          <TreeItem itemId="travel" label="Travel costs.docx" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
