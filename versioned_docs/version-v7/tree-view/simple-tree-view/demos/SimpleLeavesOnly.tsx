import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

// preview-start
const folders = ['policies', 'forms'];

export default function SimpleLeavesOnly() {
  const [selected, setSelected] = React.useState<string[]>(['leave']);
  const keepFiles = (itemIds: string[]) => itemIds.filter((id) => !folders.includes(id));
  // preview-end
  return (
    <Box sx={{ minHeight: 200, maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Handbook files to print"
        multiSelect
        defaultExpandedItems={folders}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemIds) => setSelected(keepFiles(itemIds))}
      >
        <TreeItem itemId="policies" label="Policies">
          <TreeItem itemId="leave" label="Parental leave.docx" />
          <TreeItem itemId="travel" label="Reisekosten.docx" />
        </TreeItem>
        <TreeItem itemId="forms" label="Forms">
          <TreeItem itemId="claim" label="経費 (expenses).pdf" />
        </TreeItem>
      </SimpleTreeView>
      <Box role="status">To print: {selected.join(', ') || 'nothing'}</Box>
    </Box>
  );
}
