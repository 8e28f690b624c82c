import * as React from 'react';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

// preview-start
const folders = ['policies', 'forms'];

export default function SimpleControlledExpansion() {
  const [expanded, setExpanded] = React.useState<string[]>(['policies']);
  // preview-end
  return (
    <Box sx={{ minHeight: 210, maxWidth: 360 }}>
      <Button onClick={() => setExpanded(folders)}>Open all</Button>
      <Button onClick={() => setExpanded([])}>Close all</Button>
      <SimpleTreeView
        aria-label="Handbook to open and close"
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds)}
      >
        <TreeItem itemId="policies" label="Policies">
          <TreeItem itemId="leave" label="Parental leave.docx" />
        </TreeItem>
        <TreeItem itemId="forms" label="Forms">
          <TreeItem itemId="claim" label="Expenses.pdf" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
