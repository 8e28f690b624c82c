import type * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleRevealItem() {
  const apiRef = useTreeViewApiRef();
  // preview-start
  function reveal(event: React.MouseEvent) {
    apiRef.current?.setItemExpansion(event, 'policies', true);
    setTimeout(() => {
      apiRef.current?.focusItem(event, 'travel');
      apiRef.current?.getItemDOMElement('travel')?.scrollIntoView({ block: 'nearest' });
    });
  }
  // preview-end
  return (
    <Box sx={{ minHeight: 170, maxWidth: 360 }}>
      <Button onClick={reveal}>Show travel costs</Button>
      <SimpleTreeView aria-label="Handbook with a page to reveal" apiRef={apiRef}>
        <TreeItem itemId="policies" label="Policies">
          <TreeItem itemId="leave" label="Parental leave.docx" />
          <TreeItem itemId="travel" label="Travel costs.docx" />
        </TreeItem>
        <TreeItem itemId="forms" label="Forms">
          <TreeItem itemId="claim" label="Expenses.pdf" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
